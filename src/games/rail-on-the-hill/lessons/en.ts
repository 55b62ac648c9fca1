/** The guided games. The other languages are typed from these texts. */
export const words = {
  first: {
    title: 'Your first game',
    line: 'Build a town, lay tracks, and fulfil the first Plan, in three rounds.',
    steps: {
      welcome:
        'Welcome to The Rail on the Hill. In 14 rounds you build a town of 4 by 4 cards and connect it with four railway lines. Every card that a line touches brings points.',
      town: 'You have three Town cards, each with its values: red and blue above, yellow and black below. Two are placed now, the third stays in your hand. Choose the marked card and put it on the marked square.',
      zoo: 'The next card has a zoo, and it is worth 6 to the red and the blue line. Cards may touch by a corner, and may be turned: choose the card, turn it until it is as marked, and place it.',
      yellowPlan:
        'Each line gets a Plan card, which says what it should touch. Put the Plan for bank, city hall and fire station on the yellow line. Fulfilled, it brings 8 points.',
      redPlan: 'A zoo is already in your town. Put the Plan for amusement park, zoo and school on the red line.',
      bluePlan:
        'This Plan wants four landmarks of one category, such as zoo, aquarium and amusement park for leisure. Put it on the blue line.',
      blackPlan: 'And one Plan for the black line. The two Plans that are left over are discarded.',
      acquire:
        'Round 1. A turn begins with a Town card from one of the four locations; each location also has an action. Take the city hall from location a, since yellow wants it.',
      place:
        'Now place a card, lay a track and use the location, in any order. First place the fire station beside your first card.',
      lay: 'A track joins two neighbouring cards. It is free where both cards have a road; each half on open land costs 1 resource. Lay a free yellow track between the two marked cards.',
      collect:
        'Yellow now touches two cards and scores 5 and 3. Next the action of location a: take 2 resources. They pay for tracks over open land.',
      end: 'Everything is done in this turn. End it, and the next round begins.',
      secondRound:
        'Round 2. Alone, new cards come in every second round only, so location a is empty. Take the bank from location b: it is the next thing that yellow wants.',
      cityHall:
        'You have two cards in hand. Place the city hall east of the fire station, turned so that its road meets the other.',
      secondTrack:
        'A line goes on from one of its ends, without branches or loops. A second track where one lies already is not possible. Lay yellow on to the city hall: it is worth 6.',
      wild: 'Did you see your score jump? Your Wild landmark stands for the missing bank, so the yellow Plan is fulfilled. Location b gives you another Plan: put the marked one on the blue line.',
      secondEnd:
        'A line may hold up to four Plans. A line without any fulfilled Plan costs 10 points at the end of the game. End the turn.',
      thirdRound: 'Round 3, with new cards. Take the card of location a once more, for its resources.',
      bank: 'Place the real bank south-east of the city hall. Then the Wild landmark is free for another Plan. Turn it as marked.',
      thirdTrack:
        'Now the third yellow track. The third and the sixth track of each line give a bonus, so it is good to bring a line that far.',
      bonus:
        'The bonus: 2 resources, another track of any line, or two Plan cards to choose from. There is a free spot for red, so take the track.',
      red: 'Diagonals are tracks like all others. Lay red between your first card and the zoo: both have a road there, and the zoo brings 6.',
      goodbye:
        'You know the game: take a card, place it, lay a track, use the location. Press ? for the game at a glance, or H for a hint. Play on from here, or take the next lesson.',
    },
  },
  crossings: {
    title: 'Diagonals and crossings',
    line: 'What it costs to cross another track, and how to get resources back.',
    steps: {
      diagonal:
        'A red track runs diagonally through four squares, and one of the four is empty. Place the city hall there, with its road towards the fire station.',
      cross:
        'A yellow track on the other diagonal crosses the red one: that costs 2 resources more. Here it is 1 for open land and 2 for the crossing. You have exactly 3: lay it.',
      scrap:
        'It was dear, but yellow now touches the city hall and the fire station, and the Wild landmark serves as the bank: the Plan is fulfilled. That is worth far more than 3 resources.',
      end: 'Without resources you may scrap a track at the end of a line, in your turn but not during a bonus: it gives 2 resources. Avoid it if you can: a line can lay only 8 tracks in a game, and scrapped ones count.',
    },
  },
  plans: {
    title: 'Bonus and Plans',
    line: 'Drawing Plan cards, and finding the right line for them.',
    steps: {
      third: 'The yellow line has two tracks. Lay its third one, to the bank in the south-east, and earn a bonus.',
      draw: 'This time choose the Plan cards as your bonus: you draw two, and only you see them.',
      choose:
        'One wants seven tracks on a line, the other three landmarks. Yellow is your longest line, so put the Plan for seven tracks there. The other card is discarded.',
      end: 'A line can hold four Plans, but not two of the same kind, unless they name three landmarks. Each Plan is judged on its own, and one landmark can serve many Plans.',
    },
  },
  tokens: {
    title: 'Development tokens',
    line: 'Town upgrades, Double Track and Wild landmarks.',
    steps: {
      upgrade:
        'Your set came with a Town upgrade: +3 for red on one card. Each card holds one upgrade. Put it on the first card, where red is worth 6: then it is worth 9.',
      acquire: 'Location d has the Development tokens. Take its Town card.',
      take: 'The card is placed, and a yellow track is laid. Now take the Double Track token from location d. It is kept until you need it.',
      double:
        'One round later. Usually only one track lies between two cards. With Double Track you may lay another line beside it. Lay blue there: it is free, and the token is spent.',
      buy: 'You can also buy tokens in your turn, except during a bonus: for 3 resources you draw two in secret and keep one.',
      end: 'The four kinds: ×2 and +3 raise the value of a card for one line, Double Track shares a spot, and a Wild landmark stands for any landmark on one Plan at the end.',
    },
  },
  requests: {
    title: 'Residents’ Requests',
    line: 'A variant with two more ways to score.',
    steps: {
      requests:
        'With this variant, two Requests are open from the beginning. Here they are: 4 points for each crossing, and 8 points if every card of the town has a track.',
      cross:
        'Black runs along one diagonal. Lay red along the other: the crossing costs 2 resources, but the Request pays 4 points for it, besides the values of the cards.',
      end: 'Look at the Requests before you place your first card: they show where tracks are worth more than usual. Everyone at the table scores the same two.',
    },
  },
}

export type Lessons = typeof words
