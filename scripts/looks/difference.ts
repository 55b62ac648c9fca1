import type { Browser, Page } from '@playwright/test'
import { NAMED_FUNCTIONS } from './camera.ts'

/** What differs between two pictures, cut out with a little of what is around it. */
export interface Difference {
  readonly pixels: number
  readonly before: Buffer
  readonly after: Buffer
  /** The picture after, pale, with every changed pixel in a strong colour. */
  readonly changed: Buffer
}

interface Drawn {
  readonly pixels: number
  readonly pictures: readonly [before: string, after: string, changed: string]
}

/** By so many of 255 steps the edges of round corners differ from one drawing to the next. It cannot be seen. */
const TOLERANCE = 2

/** Compares pictures in a browser, which can read them, and has them drawn there. */
export class Comparer {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(browser: Browser): Promise<Comparer> {
    const page = await browser.newPage()
    await page.evaluate(NAMED_FUNCTIONS)
    return new Comparer(page)
  }

  /** Undefined if the pictures look the same. */
  async compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
    if (before.equals(after)) return undefined
    const asked = [before, after].map((png) => png.toString('base64'))
    const { pixels, pictures } = await this.#page.evaluate(difference, [asked, TOLERANCE] as const)
    if (pixels === 0) return undefined
    const [was, is, changed] = pictures.map((png) => Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
    return { pixels, before: was, after: is, changed }
  }
}

/** Runs in a page, so it is self-contained. Where one picture is larger, all of that is changed. */
async function difference([pngs, tolerance]: readonly [readonly string[], number]): Promise<Drawn> {
  const [was, is] = await Promise.all(
    pngs.map(async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())),
  )
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)]
  const drawn = (picture?: ImageBitmap) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    if (picture !== undefined) context.drawImage(picture, 0, 0)
    return { canvas, context }
  }
  const [before, after, changed] = [drawn(was), drawn(is), drawn()]
  const pixelsOf = ({ context }: typeof before) => context.getImageData(0, 0, width, height)
  const [one, other] = [before, after].map((each) => pixelsOf(each).data)
  const picture = pixelsOf(changed)
  let pixels = 0
  let [top, bottom] = [height, 0]
  for (let i = 0; i < one.length; i += 4) {
    const isChanged = [0, 1, 2, 3].some((channel) => Math.abs(one[i + channel] - other[i + channel]) > tolerance)
    const pale = [0, 1, 2].map((channel) => 200 + other[i + channel] / 5)
    picture.data.set(isChanged ? [220, 0, 90, 255] : [...pale, 255], i)
    if (!isChanged) continue
    const y = Math.floor(i / 4 / width)
    pixels++
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  changed.context.putImageData(picture, 0, 0)
  const around = 60
  const from = Math.max(0, top - around)
  const cut = ({ canvas }: typeof before) => {
    const part = document.createElement('canvas')
    Object.assign(part, { width, height: Math.min(height, bottom + around) - from })
    part.getContext('2d')?.drawImage(canvas, 0, -from)
    return part.toDataURL('image/png')
  }
  return { pixels, pictures: [cut(before), cut(after), cut(changed)] }
}
