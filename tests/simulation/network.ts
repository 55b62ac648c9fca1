import type { Rng } from '#engine/random.ts'
import { ServerProblem, Unreachable } from '#web/online/api.ts'
import type { Socket, SocketListener } from '#web/online/connection/reconnecting-socket.ts'
import type { News } from '#wire/news.ts'
import type { Checks } from './checks.ts'
import type { Answer, Question, ServerSocket, SimulatedNode } from './node.ts'
import type { Credential } from './routes.ts'
import type { Process, Scheduler } from './scheduler.ts'

const LONGEST_ANSWER_MS = 20_000

/** Keeps what is sent one after another apart. */
const TICK_MS = 0.001

/** What goes wrong between people and nodes, each of 1000. */
export interface NetworkFaults {
  lost: number
  /** A question arrives twice. */
  twice: number
  /** A socket stops carrying anything, and neither end hears of it. */
  swallowed: number
  /** A socket breaks. */
  broken: number
  slow: number
}

export const CALM: NetworkFaults = { lost: 0, twice: 0, swallowed: 0, broken: 0, slow: 1 }

/** The network between the pages of people and the nodes, in which each question may reach another node. */
export class Network {
  readonly faults: NetworkFaults = { ...CALM }
  readonly #scheduler: Scheduler
  readonly #nodes: readonly SimulatedNode[]
  readonly #checks: Checks
  readonly #rng: Rng
  /** Sockets that carry nothing any more. */
  readonly #swallowed = new Set<object>()

  constructor(scheduler: Scheduler, nodes: readonly SimulatedNode[], checks: Checks) {
    this.#scheduler = scheduler
    this.#nodes = nodes
    this.#checks = checks
    this.#rng = scheduler.rng('network')
  }

  /** Asks one of the nodes, as `fetch` of a page does. */
  ask(question: Question, page: Process, answered: (answer: Answer & { ok: true }) => void): Promise<unknown> {
    const node = this.#node()
    const label = `${page.name} ${question.route} ${question.table ?? ''} at ${node.name}`
    return new Promise((resolve, reject) => {
      // The page takes one answer: later ones, also those after it gave up, are never read.
      let isSettled = false
      const settle = (act: () => void) => {
        if (isSettled || !page.isAlive) return
        isSettled = true
        giveUp()
        act()
      }
      const giveUp = page.after(LONGEST_ANSWER_MS, () =>
        settle(() => reject(new Unreachable(`${question.route}: no answer`))),
      )
      const arrive = () =>
        node.receive(question, (answer) => {
          if (this.#happens('lost')) return
          this.#scheduler.after(this.#delay(), () =>
            settle(() => {
              this.#scheduler.note(`${label}: ${answer.ok ? 'done' : answer.problem.code}`)
              if (!answer.ok) reject(new ServerProblem(answer.problem))
              else {
                answered(answer)
                resolve(answer.value)
              }
            }),
          )
        })
      if (!node.isUp) {
        this.#scheduler.after(this.#delay(), () => settle(() => reject(new Unreachable(`${node.name} is down`))))
        return
      }
      if (!this.#happens('lost')) this.#scheduler.after(this.#delay(), arrive)
      if (this.#happens('twice')) this.#scheduler.after(this.#delay(), arrive)
    })
  }

  /** Opens a socket to one of the nodes. */
  open(credential: Credential, page: Process, listener: SocketListener): Socket {
    const node = this.#node()
    const wire = {}
    let server: ServerSocket | undefined
    let isClosed = false
    // Both directions keep their order.
    const there = this.#inOrder()
    const back = this.#inOrder()
    const carry = (way: (act: () => void) => void, act: () => void) => {
      if (this.#happens('swallowed')) this.#swallowed.add(wire)
      if (this.#happens('broken')) server?.terminate()
      if (!this.#swallowed.has(wire)) way(act)
    }
    const closed = () => {
      if (isClosed || this.#swallowed.has(wire)) return
      back(() => {
        if (isClosed || !page.isAlive) return
        isClosed = true
        listener.closed()
      })
    }
    let nodeProcess: Process | undefined
    if (!node.isUp) this.#scheduler.after(this.#delay(), closed)
    else if (!this.#happens('lost')) {
      this.#scheduler.after(this.#delay(), () =>
        node.connect(credential, {
          accepted: (socket, process) => {
            server = socket
            nodeProcess = process
            if (isClosed) socket.terminate()
            else carry(back, () => !isClosed && page.isAlive && listener.opened())
          },
          receive: (text) =>
            carry(back, () => {
              if (isClosed || !page.isAlive) return
              const news = JSON.parse(text) as News
              if (news.type !== 'pong') this.#scheduler.note(`${page.name} hears ${summaryOf(news)} from ${node.name}`)
              listener.heard(news)
            }),
          ping: () => carry(back, () => !isClosed && carry(there, () => server?.emit('pong'))),
          closed,
        }),
      )
    }
    return {
      send: (ask) => {
        if (ask.type !== 'ping') this.#scheduler.note(`${page.name} tells ${node.name} ${JSON.stringify(ask)}`)
        carry(there, () =>
          nodeProcess?.after(0, () => server?.readyState === 1 && server.emit('message', JSON.stringify(ask), false)),
        )
      },
      close: () => {
        isClosed = true
        if (!this.#swallowed.has(wire)) there(() => nodeProcess?.after(0, () => server?.terminate()))
      },
    }
  }

  /** What was swallowed stays lost; what is sent from now on arrives. */
  heal(): void {
    Object.assign(this.faults, CALM)
  }

  get checks(): Checks {
    return this.#checks
  }

  #node(): SimulatedNode {
    return this.#nodes[this.#rng.below(this.#nodes.length)]
  }

  #happens(what: 'lost' | 'twice' | 'swallowed' | 'broken'): boolean {
    return this.#rng.below(1000) < this.faults[what]
  }

  #delay(): number {
    return (2 + this.#rng.below(30) + (this.#rng.below(40) === 0 ? 500 : 0)) * this.faults.slow
  }

  #inOrder(): (act: () => void) => void {
    let last = 0
    return (act) => {
      last = Math.max(last + TICK_MS, this.#scheduler.now + this.#delay())
      this.#scheduler.after(last - this.#scheduler.now, act)
    }
  }
}

function summaryOf(news: News): string {
  if (news.type === 'move') return `move ${news.move.seq} of ${news.table}`
  if (news.type === 'facts') return `facts ${news.facts.version} of ${news.table}`
  if (news.type === 'chat') return `chat ${news.line.id} of ${news.table}`
  return JSON.stringify(news)
}
