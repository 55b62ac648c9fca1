/** What the teacher advises, as an instruction without a full stop: "Draw Budapest – Cegléd". */
export interface InstructionTexts {
  block(section: string): string
  draw(section: string): string
  /** Two sections, or the last free one. */
  reserve(sections: readonly string[]): string
  /** `sections` says how many pay: "6 sections". */
  buy(train: string, sections: number): string
  /** `shape` is a shape card with what it is worth. */
  buyWithShape(train: string, sections: number, shape: string): string
}
