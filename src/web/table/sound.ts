import { settings } from '../settings/settings.ts'

/** Small sounds, made on the spot: a frequency in Hz and when it begins, in seconds. */
const SOUNDS = {
  taken: [[520, 0]],
  refused: [[180, 0]],
  /** It is one's turn at an online table. */
  turn: [
    [587, 0],
    [880, 0.14],
  ],
  over: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
  ],
} as const

let context: AudioContext | undefined

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings().sound) return
  context ??= new AudioContext()
  for (const [frequency, begin] of SOUNDS[sound]) knock(context, frequency, context.currentTime + begin)
}

/** Like a wooden piece on a table: a short tone that fades at once. */
function knock(audio: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.14)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.15)
}
