/** The guided games. The other languages are typed from these texts. */
export const words = {
  first: {
    title: 'Your first game',
    line: 'Draw a line, protect it, and buy your first train with it.',
    steps: {
      welcome:
        'Welcome to Lokomoto. You draw railway lines and pay with them for trains. The Bzmot costs 3 sections, and the open 1-point shape is a triangle: three sections near Budapest can bring you both.',
      draw: 'In a turn you do one of three things: draw one section, reserve two, or buy a train. Draw Tatabánya – Budapest: tap the grey line, then tap it again.',
      reserve:
        'Mira drew right beside you, and you cannot use what others have drawn. Protect the rest of your triangle: choose Tatabánya – Székesfehérvár and Székesfehérvár – Budapest, and reserve both.',
      second:
        'The dotted sections are yours: only you can draw them. They cannot pay yet, so draw them now, one in each turn. Begin with Tatabánya – Székesfehérvár.',
      third: 'One is missing. Draw Székesfehérvár – Budapest, and the triangle is closed.',
      buy: 'Three connected sections, exactly what the Bzmot costs, and they form the triangle. Choose the Bzmot, see that the shape is included, and buy it.',
      next: 'That was 5 points: 3 for the price, 1 bonus, 1 for the shape. The sections that paid are black now: no one can use them again. New cards lie open. Begin a new line: draw Veszprém – Székesfehérvár.',
      end: 'The game ends when no section is free. Sections that you drew but did not use cost 1 point each, so finish what you begin. Play on from here, or take the next lesson.',
    },
  },
  opening: {
    title: 'Two players',
    line: 'How two players make the map smaller before they begin.',
    steps: {
      first:
        'For two players the map is too large. First you both block six sections each, in turns. A blocked section is black and cannot be used by anyone. Block Budapest – Cegléd.',
      second:
        'Mira blocked one as well. Blocks shape the map: keep a region with many triangles free for yourself. Block Hatvan – Szolnok.',
      last: 'Some turns later you have blocked five sections each, and so has Mira. This is your sixth and last: Kiskunhalas – Kecskemét.',
      begin:
        'Twelve sections are blocked, and the normal game begins. Blocked sections stay closed to the end. Draw your first section: Tatabánya – Budapest.',
      end: 'That is all that is different for two. From here on it is the game that you know.',
    },
  },
  shapes: {
    title: 'Shapes and payments',
    line: 'Which sections can pay, and how a shape comes with a train.',
    steps: {
      network:
        'You have five connected sections around Budapest; branches are allowed. The two dotted ones are only reserved, and reserved sections cannot pay. So a train for 6 is out of reach.',
      buy: 'The BDVmot costs 5, and four of your sections form the zigzag of the open 2-point shape. Shapes may be turned, but never mirrored. Choose the BDVmot, check the shape, and buy.',
      end: '7 points with one purchase: 5 for the train and 2 for the shape. You get at most one shape with each train, and all its sections must be among those that pay.',
    },
  },
  more: {
    title: 'Paying more',
    line: 'When a shape may cost more than the train.',
    steps: {
      rhombus:
        'You have drawn the rhombus of the open 1-point shape: four sections. But no open train costs 4, and normally you pay exactly the price.',
      buy: 'There is one exception: for a shape you may pay more, if no open train costs that many, and you pay exactly the shape. Buy the Mk48 for 3 with all four sections.',
      end: '3 points for the train, 1 for the shape. If a train for 4 had been open, you would have had to buy that one instead.',
    },
  },
  stroke: {
    title: 'In one stroke',
    line: 'The advanced game: payments that a pen can draw without lifting it.',
    steps: {
      fork: 'In the advanced game, sections that pay must be drawable in one stroke. Your three sections form a fork, so they cannot buy the M32 for 3. Close the triangle: draw Cegléd – Hatvan.',
      buy: 'A tail and a triangle: begin at Tatabánya, go round, and you need not lift the pen. Buy the train 275 for 4 with all four sections.',
      end: 'The rule of thumb: at most two stations may have an odd number of paying sections. Shapes with an asterisk cannot be drawn in one stroke, so they are left out.',
    },
  },
  agendas: {
    title: 'Hidden agendas',
    line: 'Secret shapes that only you can score.',
    steps: {
      secret:
        'With hidden agendas only the 1-point shapes lie open. Each player holds a secret 2-point and a secret 3-point shape. Look at yours under “Shapes”: your sections already form one of them.',
      buy: 'A secret shape is taken like an open one, together with a train. Choose the Bobó for 4, check that your 2-point shape is included, and buy.',
      end: 'Now everyone sees that shape. Secret shapes that you do not use are worth nothing, and cost nothing. Still only one shape for each train.',
    },
  },
}

export type Lessons = typeof words
