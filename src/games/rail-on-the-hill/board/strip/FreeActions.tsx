import { SCRAP_VALUE, TOKEN_PRICE } from '../../rules/numbers.ts'
import { useMarks } from '../marks/marks.ts'
import { canScrap } from '../offer.ts'
import { ResourceIcon } from '../pieces/ResourceIcon.tsx'
import type { RailBoardProps, Turn } from '../use-turn.ts'
import style from './Strip.module.css'

interface FreeActionsProps {
  readonly board: RailBoardProps
  readonly turn: Turn
}

/** Buying and scrapping, while they are possible: small pictures with their price. */
export function FreeActions({ board, turn }: FreeActionsProps) {
  const mark = useMarks()
  const { strip } = board.texts
  const { offer, selection } = turn
  return (
    <>
      {offer.buy && (
        <button
          type="button"
          className={style.free}
          aria-label={strip.buy}
          title={strip.buy}
          data-hint={mark('buy')}
          onClick={turn.buy}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <circle cx="12" cy="12" r="9.5" fill="var(--paper)" stroke="var(--gold)" strokeWidth="3" />
            <path d="M12 7.5v9M7.5 12h9" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
          <Price amount={`−${TOKEN_PRICE}`} />
        </button>
      )}
      {canScrap(offer) && (
        <button
          type="button"
          className={style.free}
          aria-label={strip.scrap}
          title={strip.scrap}
          aria-pressed={selection.kind === 'scrap'}
          data-hint={mark('scrap')}
          onClick={turn.scrap}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2 9h20M2 15h20" stroke="var(--ink)" strokeWidth="2" />
            <path d="M5 6v12M10 6v12M15 6v12M20 6v12" stroke="var(--ink-soft)" strokeWidth="1.6" />
            <path d="M5 3l14 18M19 3L5 21" stroke="var(--warn)" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
          <Price amount={`+${SCRAP_VALUE}`} />
        </button>
      )}
    </>
  )
}

function Price({ amount }: { readonly amount: string }) {
  return (
    <span className={style.price} aria-hidden="true">
      {amount}
      <ResourceIcon size={16} />
    </span>
  )
}
