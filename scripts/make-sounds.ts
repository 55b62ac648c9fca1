/**
 * Writes the sounds of the tables, src/web/table/sounds/*.wav: `node --import tsx scripts/make-sounds.ts`. They are
 * computed here from sines and seeded noise, so that they are the project's own, under its licence.
 */
import { writeFileSync } from 'node:fs'
import { Rng } from '#engine/random.ts'

const RATE = 22_050
const FOLDER = new URL('../src/web/table/sounds/', import.meta.url)
/** The last part of every sound fades out, so that its end does not click. */
const FADE = 0.04

/** The sound pressure, from -1 to 1, at a time in seconds. */
type Wave = (at: number) => number

/** A tone that rings and dies away: its frequency in Hz, how loud it begins, and the time in which it falls to a third. */
function ring(frequency: number, volume: number, decay: number): Wave {
  return (at) => volume * Math.exp(-at / decay) * Math.sin(2 * Math.PI * frequency * at)
}

/** Noise between two frequencies, the same in every run. */
function noise(seed: string, from: number, to: number): Wave {
  const random = new Rng(seed)
  const keep = (cutoff: number) => Math.exp((-2 * Math.PI * cutoff) / RATE)
  const [high, low] = [keep(to), keep(from)]
  let [smooth, slow] = [0, 0]
  return () => {
    const white = random.below(20_001) / 10_000 - 1
    smooth = high * smooth + (1 - high) * white
    slow = low * slow + (1 - low) * smooth
    return smooth - slow
  }
}

const SOUNDS: Readonly<Record<string, { readonly seconds: number; readonly waves: readonly Wave[] }>> = {
  /** A die that falls on wood. */
  knock: {
    seconds: 0.11,
    waves: [
      ring(1150, 0.35, 0.012),
      ring(640, 0.45, 0.02),
      ring(310, 0.35, 0.03),
      struck(noise('knock', 400, 5000), 1.4, 0.005),
    ],
  },
  /** A coin on other coins. */
  clink: {
    seconds: 0.24,
    waves: [
      ring(3120, 0.3, 0.06),
      ring(4710, 0.25, 0.05),
      ring(6230, 0.2, 0.03),
      ring(7890, 0.12, 0.02),
      struck(noise('clink', 3000, 9000), 0.6, 0.004),
    ],
  },
  /** The stroke of a felt marker on paper. */
  marker: { seconds: 0.24, waves: [stroke(noise('marker', 1600, 5200))] },
  /** A hammer on a rail. */
  rail: {
    seconds: 0.26,
    waves: [
      ring(740, 0.3, 0.07),
      ring(2043, 0.25, 0.06),
      ring(3996, 0.16, 0.04),
      ring(6505, 0.08, 0.02),
      struck(noise('rail', 800, 7000), 1, 0.006),
    ],
  },
  /** A card that is laid down. */
  card: { seconds: 0.13, waves: [struck(noise('card', 200, 2600), 1.6, 0.022), ring(190, 0.25, 0.02)] },
  /** A small station bell. */
  bell: {
    seconds: 0.265,
    waves: [ring(880, 0.42, 0.1), ring(1764, 0.2, 0.08), ring(2649, 0.12, 0.06), ring(3696, 0.08, 0.03)],
  },
}

/** Noise that begins at once and dies away. */
function struck(wave: Wave, volume: number, decay: number): Wave {
  return (at) => volume * Math.exp(-at / decay) * wave(at)
}

/** Noise that swells and ends, a little uneven, as a hand is. */
function stroke(wave: Wave): Wave {
  return (at) => {
    const swell = Math.sin((Math.PI * Math.min(at, 0.24)) / 0.24) ** 0.7
    const hand = 0.8 + 0.2 * Math.sin(2 * Math.PI * 31 * at)
    return 1.3 * swell * hand * wave(at)
  }
}

/** A mono WAV file with 16 bits per sample. */
function wav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44)
  const bytes = samples.byteLength
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

for (const [name, { seconds, waves }] of Object.entries(SOUNDS)) {
  const samples = Int16Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const at = i / RATE
    const pressure = waves.reduce((sum, wave) => sum + wave(at), 0)
    const fade = Math.min(1, (seconds - at) / FADE)
    return Math.round(32_767 * Math.tanh(pressure) * fade)
  })
  writeFileSync(new URL(`${name}.wav`, FOLDER), wav(samples))
}
