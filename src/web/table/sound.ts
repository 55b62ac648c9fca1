import { useEffect, useRef } from 'react'
import type { GameFace, Moment } from '#boards/board.ts'
import { settings } from '../settings/settings.ts'
import type { Sound, SoundPlayer } from './sounds/player.ts'

let player: Promise<SoundPlayer> | undefined

export async function play(sound: Sound): Promise<void> {
  const ready = await awake()
  await ready?.play(sound)
}

/** Some browsers play sounds only after a touch: the first touch loads the sounds that are played later. */
export function wakeWithTouch(signal: AbortSignal): void {
  const touched = () => void awake()
  for (const touch of ['pointerup', 'keydown']) window.addEventListener(touch, touched, { once: true, signal })
}

/** Undefined if sound is off, or before the first touch, when browsers would log a warning. */
async function awake(): Promise<SoundPlayer | undefined> {
  if (!settings().sound || navigator.userActivation?.hasBeenActive === false) return undefined
  player ??= import('./sounds/player.ts').then(({ SoundPlayer }) => new SoundPlayer())
  return player.catch(() => {
    // Without a connection it may come later.
    player = undefined
    return undefined
  })
}

/** Plays one sound for whatever happens at a table, also if several actions arrive together. */
export function useActionSounds(log: readonly Moment[], isOver: boolean, { sound }: Pick<GameFace, 'sound'>): void {
  const heard = useRef(log.length)
  useEffect(() => {
    const leaving = new AbortController()
    wakeWithTouch(leaving.signal)
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    const last = log.at(-1)
    const isNew = log.length > heard.current
    heard.current = log.length
    if (isNew && last !== undefined) void play(isOver ? 'over' : (sound?.(last.action) ?? 'card'))
  }, [log, isOver, sound])
}

/** Plays a sound when the person at this screen may act again, also if the game begins with it after a wait. */
export function useTurnSound(mayAct: boolean, hasWaited = false): void {
  const could = useRef(mayAct && !hasWaited)
  useEffect(() => {
    if (mayAct && !could.current) void play('turn')
    could.current = mayAct
  }, [mayAct])
}
