/** What the pages of lessons say; loaded with them. The lessons' own texts are with each game. */
export const learn = {
  /** The heading of the list: "Learn Machi Koro". */
  title: (game: string) => `Learn ${game}`,
  line: 'You play on the real board, one small step at a time. You can leave at any moment and go on later.',
  /** How long a lesson takes. */
  minutes: (minutes: number) => `about ${minutes} min`,
  start: 'Start',
  goOn: 'Continue',
  again: 'Play again',
  done: 'Done',
  /** The spoken names of these buttons. */
  startWhat: (lesson: string) => `Start: ${lesson}`,
  goOnWhat: (lesson: string) => `Continue: ${lesson}`,
  againWhat: (lesson: string) => `Play again: ${lesson}`,
  /** "Step 3 of 14" */
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** The same in little room: "3 of 14". */
  shortStepOf: (step: number, steps: number) => `${step} of ${steps}`,
  /** The spoken name of the bar above the table. */
  bar: 'Lesson',
  back: 'Back',
  next: 'Next',
  /** Takes the action that is asked for. */
  showMe: 'Do it for me',
  skip: 'Skip ahead',
  leave: 'Leave the lesson',
  /** Stands in place of the text while others play. */
  others: 'Now the others take their turns.',
  /** Said when the learner does something else that is allowed. */
  other: 'That is allowed too. In this lesson we do what is marked; try the rest in a game of your own.',
  /** The same where the step is only to be read. */
  readFirst: 'Look around as you like, then press “Next” to go on.',
  playOn: 'Play on from here',
  /** "Next: Two dice" */
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  allLessons: 'All lessons',
  rules: 'Rules',
  /** The names of the others at the table. */
  rivals: ['Mira', 'Theo', 'Ida'],
}

export type LearnTexts = typeof learn
