import sign from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url'
import signExtended from '@fontsource/barlow/files/barlow-latin-ext-600-normal.woff2?url'
import { download } from './record-file.ts'

const SIZE = 1600

/** Saves the picture inside an element as PNG. Letters travel inside it, since a picture cannot load any. */
export async function downloadPicture(holder: HTMLElement | null, name: string): Promise<void> {
  const drawn = holder?.querySelector('svg')
  if (!drawn) return
  const svg = drawn.cloneNode(true) as SVGSVGElement
  const { width, height } = drawn.viewBox.baseVal
  const scale = SIZE / Math.max(width, height)
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('width', String(width * scale))
  svg.setAttribute('height', String(height * scale))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = (await Promise.all([sign, signExtended].map(fontFace))).join('')
  svg.prepend(style)
  const source = new XMLSerializer().serializeToString(svg)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  canvas.toBlob((png) => {
    if (png !== null) download(png, name)
  }, 'image/png')
}

async function fontFace(address: string): Promise<string> {
  const letters = await (await fetch(address)).blob()
  return `@font-face{font-family:Barlow;font-weight:600;src:url(${await dataAddress(letters)})}`
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
