import type { Move } from '#wire/moves.ts'
import type { Ask, News } from '#wire/news.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { ChatLine, TableFacts } from '#wire/tables.ts'

/** What is told of a table: moves and chat lines in their order, each once. */
export interface TableEars {
  move(move: Move): void
  facts(facts: TableFacts): void
  chat(line: ChatLine): void
  /** It is not followed any more, and asking again would not change that. */
  left(problem: ProblemBody): void
}

/** What somebody has heard of a table. */
export interface HeardSoFar {
  readonly seq: number
  readonly chat: number
}

/** Follows one table over connections that come and go: what is known already is not told again. */
export class Follower {
  readonly #table: string
  readonly #ears: TableEars
  #seq: number
  #chat: number
  #factsVersion = -1
  /** Whether what was asked for is here, so that a number that is missing now is really missing. */
  #isLive = false

  constructor(table: string, from: HeardSoFar, ears: TableEars) {
    this.#table = table
    this.#ears = ears
    this.#seq = from.seq
    this.#chat = from.chat
  }

  /** Asks for everything that is not known yet. */
  ask(): Ask {
    this.#isLive = false
    return { type: 'follow', table: this.#table, seq: this.#seq, chat: this.#chat }
  }

  /** The answer is false where something is missing: then it must ask again. */
  hear(news: News): boolean {
    if (!('table' in news) || news.table !== this.#table) return true
    switch (news.type) {
      case 'following':
        this.#isLive = true
        return true
      case 'move':
        return this.#hearMove(news.move)
      case 'chat':
        this.#hearLine(news.line)
        return true
      case 'facts':
        this.#hearFacts(news.facts)
        return true
      case 'left':
        this.#ears.left(news.problem)
        return true
    }
  }

  #hearMove(move: Move): boolean {
    if (move.seq > this.#seq + 1) return !this.#isLive
    if (move.seq <= this.#seq) return true
    this.#seq = move.seq
    this.#ears.move(move)
    return true
  }

  #hearLine(line: ChatLine): void {
    if (line.id <= this.#chat) return
    this.#chat = line.id
    this.#ears.chat(line)
  }

  #hearFacts(facts: TableFacts): void {
    if (facts.version <= this.#factsVersion) return
    this.#factsVersion = facts.version
    this.#ears.facts(facts)
  }
}
