import { settings } from '../settings/settings.ts'

/** Small sounds, made on the spot: a frequency in Hz and when it begins, in seconds. */
const SOUNDS = {
  taken: [[520, 0]],
  refused: [[180, 0]],
  /** It is the player's turn at an online table. */
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
  const audio = awake()
  if (audio === undefined) return
  for (const [frequency, begin] of SOUNDS[sound]) knock(audio, frequency, audio.currentTime + begin)
}

/** Some browsers play sounds only after a touch: the first touch prepares the sounds that are played later. */
export function wakeWithTouch(signal: AbortSignal): void {
  const touched = () => void awake()
  for (const touch of ['click', 'keydown']) window.addEventListener(touch, touched, { once: true, signal })
}

/** Undefined if sound is off, or before the first touch, when browsers would log a warning. */
function awake(): AudioContext | undefined {
  if (!settings().sound || navigator.userActivation?.hasBeenActive === false) return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
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
