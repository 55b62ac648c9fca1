import { useState } from 'react'

/** The panel that is open: the one that was chosen last, or that was called to the fore since. */
export function useOpenPanel(usual: string, call: string | undefined): [string, (panel: string) => void] {
  const [open, setOpen] = useState({ panel: usual, call })
  if (open.call === call) return [open.panel, (panel) => setOpen({ panel, call })]
  const next = { panel: call ?? open.panel, call }
  setOpen(next)
  return [next.panel, (panel) => setOpen({ panel, call })]
}
