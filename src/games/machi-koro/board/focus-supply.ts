/** Moves the focus to the supply: to the card that the Tab key would reach. */
export function focusSupply(): void {
  document.querySelector<HTMLElement>('[data-supply] [tabindex="0"]')?.focus()
}
