/** The recorded sounds; `scripts/make-sounds.ts` makes them. */
const FILES = {
  knock: new URL('./knock.wav', import.meta.url),
  clink: new URL('./clink.wav', import.meta.url),
  marker: new URL('./marker.wav', import.meta.url),
  rail: new URL('./rail.wav', import.meta.url),
  card: new URL('./card.wav', import.meta.url),
  bell: new URL('./bell.wav', import.meta.url),
}

interface Recipe {
  readonly file: keyof typeof FILES
  readonly volume: number
  /** When the file is played, in seconds, and how fast: twice as fast is an octave higher. */
  readonly notes: readonly (readonly [begin: number, rate: number])[]
}

const RECIPES = {
  dice: {
    file: 'knock',
    volume: 0.5,
    notes: [
      [0, 1],
      [0.06, 1.14],
      [0.11, 0.9],
      [0.19, 1.05],
      [0.29, 0.86],
    ],
  },
  coins: {
    file: 'clink',
    volume: 0.3,
    notes: [
      [0, 1],
      [0.07, 1.12],
      [0.14, 0.94],
    ],
  },
  marker: { file: 'marker', volume: 0.35, notes: [[0, 1]] },
  track: {
    file: 'rail',
    volume: 0.35,
    notes: [
      [0, 1],
      [0.11, 1.06],
    ],
  },
  card: { file: 'card', volume: 0.45, notes: [[0, 1]] },
  refused: { file: 'knock', volume: 0.5, notes: [[0, 0.5]] },
  /** It is the turn of the person at this screen. */
  turn: {
    file: 'bell',
    volume: 0.3,
    notes: [
      [0, 0.667],
      [0.15, 1],
    ],
  },
  over: {
    file: 'bell',
    volume: 0.35,
    notes: [
      [0, 0.595],
      [0.13, 0.75],
      [0.26, 0.891],
      [0.42, 1.19],
    ],
  },
} as const satisfies Record<string, Recipe>

export type Sound = keyof typeof RECIPES

/** A sound that could not be played so long after its moment, in ms, is left out. */
const LATEST = 1500

/** Plays the sounds of a page; made at the first touch, since browsers allow none before. */
export class SoundPlayer {
  readonly #audio = new AudioContext()
  readonly #recorded = new Map<string, Promise<AudioBuffer>>()

  constructor() {
    for (const file of Object.keys(FILES)) this.#record(file as keyof typeof FILES)
  }

  async play(sound: Sound): Promise<void> {
    const asked = performance.now()
    const { file, volume, notes }: Recipe = RECIPES[sound]
    if (this.#audio.state === 'suspended') void this.#audio.resume()
    // Without the file there is no sound; the next one tries again.
    const buffer = await this.#record(file).catch(() => undefined)
    if (buffer === undefined || performance.now() - asked > LATEST) return
    const way = new GainNode(this.#audio, { gain: volume })
    way.connect(this.#audio.destination)
    for (const [begin, rate] of notes) {
      const source = new AudioBufferSourceNode(this.#audio, { buffer, playbackRate: rate })
      source.connect(way)
      source.start(this.#audio.currentTime + begin)
    }
  }

  #record(file: keyof typeof FILES): Promise<AudioBuffer> {
    const known = this.#recorded.get(file)
    if (known !== undefined) return known
    const loaded = this.#load(FILES[file])
    this.#recorded.set(file, loaded)
    loaded.catch(() => this.#recorded.delete(file))
    return loaded
  }

  async #load(address: URL): Promise<AudioBuffer> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} is not there`)
    return this.#audio.decodeAudioData(await answer.arrayBuffer())
  }
}
