import { download } from '../browser.ts'

/** The longer side of a saved picture. */
const SIZE = 1600

/** Saves the picture inside an element as PNG; the answer is whether that was possible. */
export async function downloadPicture(holder: HTMLElement | null, name: string): Promise<boolean> {
  const svg = holder?.querySelector('svg')
  if (!svg) return false
  try {
    download(await pictureOf(svg), name)
    return true
  } catch {
    return false
  }
}

async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const scale = SIZE / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser does not draw')
  context.drawImage(await drawingWithoutLetters(svg, canvas.width, canvas.height), 0, 0)
  await document.fonts.ready
  writeLetters(context, svg, scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('the picture is too large')) : resolve(png)), 'image/png')
  })
}

/** A picture cannot use the page's letters, so it is drawn without any. */
async function drawingWithoutLetters(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  keepColours(copy, svg)
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A picture has no page around it: what it is drawn with of the page's custom properties goes with it. */
function keepColours(copy: SVGSVGElement, svg: SVGSVGElement): void {
  const page = getComputedStyle(svg)
  for (const [, name] of new XMLSerializer().serializeToString(copy).matchAll(/var\((--[\w-]+)/g)) {
    copy.style.setProperty(name, page.getPropertyValue(name))
  }
}

/** The letters, in the same places, written by the page that has them. */
function writeLetters(context: CanvasRenderingContext2D, svg: SVGSVGElement, scale: number): void {
  const toPicture = svg.getScreenCTM()?.inverse()
  for (const text of svg.querySelectorAll('text')) {
    const place = text.getScreenCTM()
    if (!toPicture || place === null || text.getNumberOfChars() === 0) continue
    const { a, b, c, d, e, f } = toPicture.multiply(place)
    const { font, fill, letterSpacing, opacity } = getComputedStyle(text)
    const { x, y } = text.getStartPositionOfChar(0)
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale)
    context.font = font
    context.fillStyle = fill
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    context.globalAlpha = Number(opacity)
    context.fillText(text.textContent ?? '', x, y)
  }
}
