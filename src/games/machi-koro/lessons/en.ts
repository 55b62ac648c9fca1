/** The guided games. The other languages are typed from these texts. */
export const words = {
  first: {
    title: 'Your first game',
    line: 'A turn from the roll to the building, the colours of the cards, and the first landmark.',
    steps: {
      welcome:
        'Welcome to Machi Koro. You and Mira each have a small town. The first player to build all four landmarks of their town wins.',
      roll: 'A turn has three parts: roll, collect, build. Your Wheat Field pays on a 1, your Bakery on a 2 or 3. Roll the die.',
      store:
        'A 3: your Bakery paid you 1 coin. Green cards pay only on your own roll. Now build the Convenience Store for 2 coins; it pays 3 on a 4. The Stadium for 6 is still too dear.',
      wheat:
        'Mira rolled a 1. Wheat Fields are blue, and blue cards pay all their owners on every roll: you got 1 coin too. Then she built a Café. Your turn: roll.',
      ranch:
        'A 4: the Convenience Store paid 3. Cards that you buy early pay most often, so go on building: take a Ranch for 1. It is blue, and pays on a 2.',
      blue: 'Mira rolled a 2, and your Ranch paid you in her turn. The more numbers your town covers, the more often it pays. Roll.',
      station:
        'A 3: first Mira’s red Café took 1 coin from you, since red cards take from the player who rolls. Then your Bakery paid 1. You have 6 coins: build your first landmark, the Train Station.',
      dice: 'One landmark of four. With a Train Station you may roll two dice, and reach the numbers from 7 to 12. Roll two dice.',
      bakery:
        '2 and 6 make 8: only the sum counts, and none of your cards waits for an 8. Build a second Bakery for 1. Every copy pays, so a 2 or 3 will bring you 2 coins.',
      odds: 'Have a look at “Odds”: for every roll it shows what each player would get. Choose a card in the supply, and its effect is added there.',
      end: 'Now you know the game. The other landmarks cost 10, 16 and 22 coins. Press ? for the game at a glance, or H for a hint. Play on from here, or take the next lesson.',
    },
  },
  dice: {
    title: 'Two dice',
    line: 'Factories, mines, and when to roll one die or two.',
    steps: {
      factory:
        'You have three Ranches, a Train Station and 5 coins. Build the Cheese Factory: on a 7 it pays 3 coins for each of your Ranches.',
      seven: 'With two dice, 7 is the most frequent sum: it comes once in six rolls. Roll two dice.',
      mine: 'A 7: three Ranches, three times 3, so 9 coins from one card. Now build a Mine for 6. It is blue, and pays 5 on every 9, also when Mira rolls it.',
      choose:
        'One die or two? With one, your three Ranches pay 3 on a 2. With two, a 7 pays 9 and a 9 pays 5, but a 1 can never come. “Odds” compares both: switch the number of dice there.',
      end: 'A plan for the game: begin with cheap cards for 1 to 6, build the Train Station, then collect one family of cards and its factory. That is how most games are won.',
    },
  },
  purple: {
    title: 'Purple cards',
    line: 'The Stadium, the TV Station and the Business Center, all with one roll.',
    steps: {
      welcome:
        'Purple cards take something from the other players. They work on a 6, and only when you roll it yourself. You already have a TV Station and a Business Center.',
      stadium:
        'You have 13 coins: build the Stadium for 6. A second TV Station would not be allowed, since a town holds only one purple card of each kind.',
      six: 'Now all three purple cards wait for a 6. Mira and Theo have had their turns. Roll one die.',
      tv: 'A 6. The Stadium took 2 coins from each player; Mira had only 1, and the rest is forgiven. The TV Station takes 5 from one player of your choice. Theo has most: press his coins.',
      swap: 'The Business Center swaps a card of yours with a card of another player, purple ones excepted. Give a Wheat Field and take Mira’s Mine: choose both cards, then confirm.',
      end: 'With one roll you gained 8 coins and a Mine. The order is always Stadium, TV Station, Business Center, and you may decline the swap. You can still build in this turn.',
    },
  },
  landmarks: {
    title: 'Landmarks',
    line: 'The last turns of a game: Shopping Mall, Radio Tower, Amusement Park, and how to win.',
    steps: {
      mall: 'You have four Convenience Stores, a Train Station and 21 coins. Build the Shopping Mall for 10. It adds 1 coin to each of your shops and restaurants.',
      one: 'All your stores wait for a 4. A 4 comes twice as often with one die as with two, so roll one die.',
      tower:
        'A 4: each of the four stores paid 4 instead of 3, so 16 coins. With 27 coins you can build the Radio Tower for 22.',
      two: 'The Radio Tower lets you roll again once in each turn, if you do not like the roll. Roll two dice this time.',
      again:
        '4 and 1 make 5, which pays you nothing. Roll two dice again. The second roll counts, whether it is better or not.',
      park: '1 and 3: another 4, and 16 coins. Build the Amusement Park for 16. From the next turn on it would give you another turn after a double.',
      end: 'The fourth landmark stands, and you have won, in the middle of the round. No one gets another turn. Now try it in a game of your own.',
    },
  },
}

export type Lessons = typeof words
