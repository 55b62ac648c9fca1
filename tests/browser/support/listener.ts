import { type CDPSession, expect, type Page } from '@playwright/test'

/** A node of the accessibility tree, with everything that a screen reader says about it. */
export interface Spoken {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly isDisabled: boolean
}

type TreeNode = Awaited<ReturnType<typeof treeOf>>[number]

/** Tab is pressed at most this many times to reach an element. */
const MOST_TABS = 150

/** More than a map has sections. */
const MOST_STEPS = 300

/** The body has no role of its own: there the focus is lost. */
const NOWHERE: readonly string[] = ['RootWebArea', 'none', 'generic', '']

/** A player who has only a keyboard and what a screen reader says: the browser's accessibility tree. */
export class Listener {
  readonly page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
  }

  static async at(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Listener(page, session)
  }

  async hear(): Promise<readonly Spoken[]> {
    return (await treeOf(this.#session)).filter(({ ignored }) => !ignored).map(spoken)
  }

  /** Goes to the first matching element with Tab, or with arrows from its neighbours, and presses Enter; the focus must stay on the page. */
  async press(isWanted: (node: Spoken) => boolean, what: string): Promise<void> {
    const neighbours = neighboursOf(await treeOf(this.#session), isWanted)
    await this.#tabTo(isWanted, what, neighbours)
    await this.#pressKey('Enter')
  }

  /** The same if Enter leads to another page. */
  async leaveBy(name: string): Promise<void> {
    await this.#tabTo((node) => node.name === name, name)
    await this.key('Enter')
  }

  /** Goes into the town with Tab, to a square with arrows, and selects it with Enter. */
  async pressSquare(square: string): Promise<void> {
    // A short choice that is loaded when it is first needed may take the focus on the way.
    await expect.poll(() => this.#goToSquare(square), { message: 'the square with the focus' }).toBe(square)
    await this.#pressKey('Enter')
  }

  async #goToSquare(square: string): Promise<string> {
    await this.#tabTo(({ role }) => role === 'gridcell', 'the town')
    const { name } = await this.focused()
    const columns = square.charCodeAt(0) - name.charCodeAt(0)
    const rows = Number(square[1]) - Number(name[1])
    for (let i = 0; i < Math.abs(columns); i++) await this.key(columns < 0 ? 'ArrowLeft' : 'ArrowRight')
    for (let i = 0; i < Math.abs(rows); i++) await this.key(rows < 0 ? 'ArrowUp' : 'ArrowDown')
    return (await this.focused()).name.slice(0, 2)
  }

  /** The key of the map leads to it and then from one choice to the next; Enter takes the first that is like this. */
  async pressOnMap(isWanted: (node: Spoken) => boolean): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      await this.key('m')
      if (isWanted(await this.focused())) return this.#pressKey('Enter')
    }
    throw new Error('nothing on the map is like this')
  }

  /** A single key that the help names. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async focused(): Promise<Spoken> {
    return spoken(await this.#focusedNode())
  }

  async #focusedNode(): Promise<TreeNode> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { objectId } = result
    if (objectId === undefined) throw new Error('nothing has the focus')
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
    return nodes[0]
  }

  async #pressKey(key: string): Promise<void> {
    await this.key(key)
    // A panel that is loaded when it is first needed takes the focus when it is there.
    await expect
      .poll(async () => NOWHERE.includes((await this.focused()).role), { message: 'whether the focus is lost' })
      .toBe(false)
  }

  async #tabTo(
    isThere: (node: Spoken) => boolean,
    what: string,
    neighbours: ReadonlySet<number | undefined> = new Set(),
  ): Promise<void> {
    for (let i = 0; i <= MOST_TABS; i++) {
      const node = await this.#focusedNode()
      if (isThere(spoken(node))) return
      if (neighbours.has(node.backendDOMNodeId) && (await this.#arrowTo(isThere, neighbours.size))) return
      await this.key('Tab')
    }
    throw new Error(`${what} is not reached by Tab`)
  }

  /** Many buttons may be one stop of Tab: arrows lead from the first of them to the others. */
  async #arrowTo(isThere: (node: Spoken) => boolean, most: number): Promise<boolean> {
    await this.key('Home')
    let before: number | undefined
    for (let i = 0; i < most; i++) {
      const node = await this.#focusedNode()
      if (isThere(spoken(node))) return true
      if (node.backendDOMNodeId === before) return false
      before = node.backendDOMNodeId
      await this.key('ArrowRight')
    }
    return false
  }
}

async function treeOf(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes
}

/** All buttons of the regions that something wanted is in. */
function neighboursOf(tree: readonly TreeNode[], isWanted: (node: Spoken) => boolean): Set<number | undefined> {
  const byId = new Map(tree.map((node) => [node.nodeId, node]))
  const regionOf = (node: TreeNode | undefined): TreeNode | undefined =>
    node === undefined || node.role?.value === 'region' ? node : regionOf(byId.get(node.parentId ?? ''))
  const wanted = tree.filter((node) => !node.ignored && isWanted(spoken(node)))
  const regions = new Set(wanted.flatMap((node) => regionOf(node) ?? []))
  const buttons = tree.filter((node) => node.role?.value === 'button')
  return new Set(buttons.filter((node) => regions.has(regionOf(node) as TreeNode)).map((node) => node.backendDOMNodeId))
}

function spoken({ role, name, description, properties = [] }: TreeNode): Spoken {
  return {
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    isDisabled: properties.some((each) => each.name === 'disabled' && each.value.value === true),
  }
}
