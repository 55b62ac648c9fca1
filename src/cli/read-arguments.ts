import { parseArgs } from 'node:util'
import { shown } from '#engine/json.ts'
import { Arguments } from './arguments.ts'
import { type Command, needsOperand } from './command.ts'
import { UsageError } from './errors.ts'

/** Reads the arguments of a command, or the wish for help. Values may begin with a dash, so that seeds may be any text. */
export function readArguments(command: Command, args: readonly string[]): Arguments | 'help' {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        command.options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
      ),
    },
  })
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return 'help'
  const values = new Map<string, string>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind === 'option') values.set(token.name, optionValue(command, token, values))
  }
  if (operands.length > 1) throw new UsageError(`${shown(operands[1])} is one argument too many`)
  if (operands.length === 0 && needsOperand(command)) throw new UsageError(`${command.operand} is missing`)
  return new Arguments(operands[0] ?? '', values)
}

function optionValue(
  command: Command,
  token: { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined },
  earlier: ReadonlyMap<string, string>,
): string {
  const option = command.options.find(({ name }) => name === token.name)
  if (option === undefined || !token.rawName.startsWith('--')) {
    const choices = command.options.map(({ name }) => `--${name}`).join(', ')
    throw new UsageError(`there is no option ${shown(token.rawName)}; ${command.name} has ${choices}`)
  }
  if (earlier.has(token.name)) throw new UsageError(`--${token.name} is given twice`)
  if (option.value === undefined) {
    if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value`)
    return ''
  }
  if (token.value === undefined || (!token.inlineValue && isOptionOf(command, token.value))) {
    throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}`)
  }
  return token.value
}

function isOptionOf(command: Command, text: string): boolean {
  return command.options.some(({ name }) => text === `--${name}` || text.startsWith(`--${name}=`))
}
