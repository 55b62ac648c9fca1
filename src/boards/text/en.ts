/** The words of the board kit, the same in every game. The other languages are typed from these. */
export const kit = {
  /** The spoken name of the row of tabs. */
  panels: 'Panels',
  /** The spoken name of the seat bar. */
  players: 'Players',
  /** The spoken name of a seat's button. */
  seat: (name: string, isActive: boolean) => `${name}${isActive ? ', their turn' : ''}`,
  /** Follows the spoken name of a bot's seat. */
  bot: (level: string) => `, bot: ${level}`,
  /** The meaning of the flag at the seat that began. */
  began: 'Began the game',
  /** Puts down what is picked up. */
  cancel: 'Cancel',
  /** Stands in place of a panel, with a button. */
  notLoaded: 'This could not be loaded.',
  tryAgain: 'Try again',
  log: {
    title: 'Log',
    empty: 'Actions appear here.',
    setup: 'Setup',
    round: (round: number) => `Round ${round}`,
    /** What pressing an entry does. */
    replay: 'Show in replay',
  },
  help: {
    tab: 'Help',
    title: 'The game at a glance',
    /** Leads to the lessons. */
    lessons: 'New here? Learn by playing',
    close: 'Close the summary',
    /** The title of a link to a rule. */
    rule: (id: string) => `Rule ${id}`,
    /** How to read the explanations without a mouse. */
    explain: 'Hold a finger on a card or sign, or press I where the focus is, to read what it means.',
    keys: 'Keys',
  },
}

export type KitTexts = typeof kit
