/**
 * A bot of Machi Koro in its own process: it builds the dearest thing that it can, and rolls two dice when it may.
 *
 * npx hilltop arena machi-koro --bots "cmd:npx tsx samples/greedy.ts,random" --games 20
 */
import { createInterface } from 'node:readline'
import cards from '#games/machi-koro/cards/standard.json' with { type: 'json' }

/** The messages of the engine protocol that this bot uses; see docs/engine-protocol.md. */
type Message =
  | { type: 'hello' }
  | { type: 'choose'; id: number; legal: string[]; seed: string }
  | { type: 'game' | 'over' | 'quit' }

const costs = new Map([...cards.establishments, ...cards.landmarks].map(({ id, cost }) => [id, cost]))

function worth(action: string): number {
  const [kind, what] = action.split(' ')
  if (kind === 'build') return 10 + (costs.get(what) ?? 0)
  if (kind === 'roll') return Number(what)
  return kind === 'pass' ? 0 : 1
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

for await (const line of createInterface({ input: process.stdin })) {
  const message: Message = JSON.parse(line)
  if (message.type === 'hello') send({ type: 'ready', protocol: 1, name: 'Greedy in TypeScript' })
  if (message.type === 'choose') {
    const best = Math.max(...message.legal.map(worth))
    send({ type: 'action', id: message.id, plan: [message.legal.find((action) => worth(action) === best)] })
  }
  if (message.type === 'quit') break
}
