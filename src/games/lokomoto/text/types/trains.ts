import type { Train } from '../../cards/cards.ts'

/** A face-up train as it is read aloud. */
interface SpokenTrain {
  readonly train: Train
  /** One of `states`. */
  readonly state: string
  /** The shape card that could be taken with it. */
  readonly shape: number | undefined
}

/** The trains that lie face up. */
export interface TrainTexts {
  readonly label: string
  /** How large one's largest network is, and whether one has ever drawn anything. */
  network(sections: number, hasDrawn: boolean): string
  /** How many trains are in the pack, in full and on the pack itself. */
  pack(trains: number): string
  /** "Csörgő, 6 sections, bonus +1. Within reach, also with shape 12." */
  spoken(train: SpokenTrain): string
  /** Whether a train can be bought, or what is in the way, in a few words. */
  readonly states: {
    readonly possible: string
    readonly affordable: string
    short(sections: number): string
    readonly branched: string
  }
  /** The same upon the card, as short as possible. */
  short(sections: number): string
  readonly branched: string
  readonly inReach: string
  /** The spoken name of the ways to pay. */
  ways(train: string): string
  /** What a way to pay takes, as short as possible: "6 sections", "5 + 2 sections"; and where it was chosen by hand. */
  pays(sections: number, extra: number): string
  /** The same where many ways stand beside each other: "6", "5 + 2". */
  paysShort(sections: number, extra: number): string
  paysByHand(sections: number): string
  /** In the place of its points, where it does not fit. */
  readonly wrong: string
  /** The same in full: "7 sections, 2 more than the price, with shape 12: 9 points" */
  spokenWay(way: SpokenWay): string
  /** Why a train cannot be bought: "Csörgő: 2 sections too few" */
  lacks(train: string, state: string): string
}

/** A way to pay as it is read aloud. */
interface SpokenWay {
  readonly sections: number
  /** More than the price. */
  readonly extra: number
  readonly shape: number | undefined
  /** Undefined where it does not fit. */
  readonly points: number | undefined
  readonly isByHand: boolean
}
