import { parseSync, visitorKeys } from 'oxc-parser'

/** A small fault in the program, planted to see whether a test finds it. */
export interface Mutant {
  readonly file: string
  readonly line: number
  /** What was changed, for the reader. */
  readonly change: string
  /** Names the mutant also after other lines have changed. */
  readonly key: string
  readonly start: number
  readonly end: number
  /** What stands there instead; an empty text removes a statement. */
  readonly instead: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
  '++': '--',
  '--': '++',
}
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
const RETURNED = new Set(['CallExpression', 'Identifier', 'MemberExpression', 'ObjectExpression', 'NewExpression'])
/** What holds a value although its name begins like a type. */
const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Everything that can be changed in a file: operators, conditions, numbers, booleans, results, statements. */
export function findMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const seen = new Map<string, number>()
  const text = (node: Node) => source.slice(node.start, node.end)

  const add = (node: Node, instead: string, change: string) => {
    const line = source.slice(0, node.start).split('\n').length
    const name = `${file}: ${source.split('\n')[line - 1].trim()}: ${change}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    found.push({ file, line, change, key: `${name} (${times})`, start: node.start, end: node.end, instead })
  }
  const replace = (node: Node, instead: string) => add(node, instead, `${short(text(node))} → ${short(instead)}`)

  const visitors: Record<string, (node: Node) => void> = {
    BinaryExpression: operator,
    LogicalExpression: operator,
    AssignmentExpression: operator,
    UpdateExpression(node) {
      const from = node.operator as string
      replace(node, text(node).replace(from, OPERATORS[from]))
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') replace(node, text(node.argument as Node))
    },
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      if (typeof node.value === 'number') replace(node, String(node.value + 1))
    },
    IfStatement: condition('true', 'false'),
    ConditionalExpression: condition('true', 'false'),
    WhileStatement: condition('false'),
    ReturnStatement(node) {
      const result = node.argument as Node | null
      if (result === null) add(node, '', 'removed: return')
      else if (result.type === 'ArrayExpression' && (result.elements as Node[]).length > 0) replace(result, '[]')
      else if (RETURNED.has(result.type) && text(result) !== 'undefined') replace(result, 'undefined')
    },
    ExpressionStatement(node) {
      if (node.directive === undefined || node.directive === null) add(node, '', `removed: ${short(text(node))}`)
    },
    ThrowStatement: (node) => add(node, '', `removed: ${short(text(node))}`),
    ContinueStatement: (node) => add(node, '', 'removed: continue'),
    CallExpression(node) {
      const callee = node.callee as Node
      const property = callee.property as Node | undefined
      const other = property && !callee.computed && METHODS[text(property)]
      if (!property || !other) return
      // With its dot, also the one of `?.`; a parenthesis may stand before it.
      const { end } = callee.object as Node
      add({ ...property, start: end + source.slice(end).search(/\??\./) }, other, `${short(text(node))} → ${other}`)
    },
  }

  function operator(node: Node): void {
    const [left, right] = [node.left as Node, node.right as Node]
    const from = node.operator as string
    const to = OPERATORS[from]
    const isText = [left, right].some((side) => side.type === 'TemplateLiteral' || typeof side.value === 'string')
    if (from === '??') replace(node, text(left))
    if (to === undefined || (from.startsWith('+') && isText)) return
    const between = source.slice(left.end, right.start).replace(from, to)
    const change = `${short(text(node))} → ${to}`
    add(node, source.slice(node.start, left.end) + between + source.slice(right.start, node.end), change)
  }

  function condition(...values: string[]) {
    return (node: Node) => {
      const test = node.test as Node
      for (const value of test.type === 'Literal' ? [] : values) replace(test, value)
    }
  }

  walk(parseSync(file, source).program as unknown as Node, (node) => visitors[node.type]?.(node))
  return found
}

/** The source with all these faults in it, each of them dormant until `__mutant` is true of its number. */
export function plant(file: string, source: string, mutants: readonly (Mutant & { readonly id: number })[]): string {
  type Edit = { start: number; end: number; depth: number; wrap: (inner: string) => string }
  const edits: Edit[] = mutants.map(({ id, start, end, instead }) => {
    const active = `__mutant(${id})`
    if (instead === '') return { start, end, depth: 1, wrap: (inner) => `{if(!${active}){${inner}}}` }
    const method = /^(\??\.)\s*(\w+)$/.exec(source.slice(start, end))
    if (method) {
      const dot = method[1] === '?.' ? '?.' : ''
      return { start, end, depth: 2, wrap: () => `${dot}[${active}?'${instead}':'${method[2]}']` }
    }
    return { start, end, depth: 2, wrap: (inner) => `(${active}?(${instead}):(${inner}))` }
  })
  // A statement that begins with a parenthesis would continue the line before it, which has no semicolon.
  walk(parseSync(file, source).program as unknown as Node, ({ type, start, end }) => {
    if (type !== 'ExpressionStatement' || !mutants.some((mutant) => mutant.start >= start && mutant.end <= end)) return
    edits.push({ start, end, depth: 0, wrap: (inner) => `{${inner}}` })
  })
  edits.sort((a, b) => a.start - b.start || b.end - a.end || a.depth - b.depth)

  let next = 0
  function write(start: number, end: number): string {
    let written = ''
    let at = start
    while (next < edits.length && edits[next].end <= end) {
      const edit = edits[next++]
      written += source.slice(at, edit.start) + edit.wrap(write(edit.start, edit.end))
      at = edit.end
    }
    return written + source.slice(at, end)
  }
  return write(0, source.length)
}

function walk(node: Node, visit: (node: Node) => void): void {
  const isType = node.type.startsWith('TS') && !VALUES.has(node.type)
  // Messages of errors are for developers.
  if (isType || /^(?:Import|ExportAll)/.test(node.type)) return
  visit(node)
  if (node.type === 'ThrowStatement') return
  for (const key of visitorKeys[node.type] ?? []) {
    if (key === 'key' && !node.computed) continue
    for (const child of [node[key]].flat() as (Node | null | undefined)[]) if (child) walk(child, visit)
  }
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}
