import { useEffect, useMemo, useState } from 'react'
import type { GameEntrance, HintFace } from '#boards/board.ts'
import { useFaceTexts } from '../game-texts.ts'
import type { Replay } from '../replay/open-replay.ts'
import { type Recording, recordingOf } from '../replay/recording.ts'
import { useSettings } from '../settings/settings.ts'
import type { AnalysisTexts } from '../text/en/teacher.ts'
import { type EstimateWords, estimateWords } from '../text/estimate-words.ts'
import { loadTeacherTexts } from '../text/load-texts.ts'
import { useLoaded } from '../text/TextsContext.tsx'

/** The game that an analysis is about, and what is needed to describe it. */
export interface Subject {
  readonly replay: Replay
  readonly recording: Recording
  /** What is estimated: chances to win as in a race or, in a game alone, points. */
  readonly goal: GameEntrance['goal']
  /** What the board says. */
  readonly boardTexts: unknown
  readonly hints: HintFace
  readonly texts: AnalysisTexts
  readonly estimates: EstimateWords
}

/** Undefined while something of it loads. */
export function useSubject(replay: Replay): Subject | undefined {
  const { session, face } = replay
  const { language } = useSettings()
  const boardTexts = useFaceTexts(session.game.id)
  const teacher = useLoaded(language, loadTeacherTexts)
  const [hints, setHints] = useState<HintFace>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (boardTexts !== undefined) face.loadHints(boardTexts).then(setHints, setFailure)
  }, [face, boardTexts])
  if (failure !== undefined) throw failure
  const recording = useMemo(() => recordingOf(session, face), [session, face])
  const goal = session.seats.length > 1 ? 'race' : 'points'
  return useMemo(() => {
    if (boardTexts === undefined || teacher === undefined || hints === undefined) return undefined
    const estimates = estimateWords(goal, teacher.estimate, language)
    return { replay, recording, goal, boardTexts, hints, texts: teacher.analysis, estimates }
  }, [replay, recording, goal, boardTexts, teacher, hints, language])
}
