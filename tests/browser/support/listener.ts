import { type CDPSession, expect, type Page } from '@playwright/test'

/** A node of the accessibility tree, with everything that a screen reader says about it. */
export interface Spoken {
  readonly role: string
  readonly name: string
  readonly isDisabled: boolean
}

type TreeNode = Awaited<ReturnType<typeof treeOf>>[number]

/** Tab is pressed at most this many times to reach an element. */
const MOST_TABS = 150

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

  /** Goes to the first matching element with Tab and presses Enter; the focus must stay on the page. */
  async press(isWanted: (node: Spoken) => boolean, what: string): Promise<void> {
    await this.#tabTo(isWanted, what)
    await this.#pressKey('Enter')
  }

  /** The same if Enter leads to another page. */
  async leaveBy(name: string): Promise<void> {
    await this.#tabTo((node) => node.name === name, name)
    await this.key('Enter')
  }

  /** Goes into the town with Tab, to a square with arrows, and selects it with Enter. */
  async pressSquare(square: string): Promise<void> {
    await this.#tabTo(({ role }) => role === 'gridcell', 'the town')
    const { name } = await this.focused()
    const columns = square.charCodeAt(0) - name.charCodeAt(0)
    const rows = Number(square[1]) - Number(name[1])
    for (let i = 0; i < Math.abs(columns); i++) await this.page.keyboard.press(columns < 0 ? 'ArrowLeft' : 'ArrowRight')
    for (let i = 0; i < Math.abs(rows); i++) await this.page.keyboard.press(rows < 0 ? 'ArrowUp' : 'ArrowDown')
    expect((await this.focused()).name.slice(0, 2)).toBe(square)
    await this.#pressKey('Enter')
  }

  /** A single key that the help names. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async focused(): Promise<Spoken> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { objectId } = result
    if (objectId === undefined) throw new Error('nothing has the focus')
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
    return spoken(nodes[0])
  }

  async #pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    // The body has no role of its own.
    const { role } = await this.focused()
    expect(['RootWebArea', 'none', 'generic', ''], 'where the focus was lost').not.toContain(role)
  }

  async #tabTo(isThere: (node: Spoken) => boolean, what: string): Promise<void> {
    for (let i = 0; i <= MOST_TABS; i++) {
      if (isThere(await this.focused())) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`${what} is not reached by Tab`)
  }
}

async function treeOf(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes
}

function spoken({ role, name, properties = [] }: TreeNode): Spoken {
  return {
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    isDisabled: properties.some((each) => each.name === 'disabled' && each.value.value === true),
  }
}
