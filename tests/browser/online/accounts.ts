import { expect, type Page } from '@playwright/test'
import { online } from '#web/text/en/online.ts'

const { account } = online

/** Enters name and password on the sign-in page. */
export async function fillSignIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: account.signIn })
  await form.getByLabel(account.name).fill(name)
  await form.getByLabel(account.password).fill(password)
  await form.getByRole('button', { name: account.signIn }).click()
}

export async function signIn(page: Page, name: string, password: string): Promise<void> {
  await fillSignIn(page, name, password)
  await expect(page.getByText(account.youAre(name))).toBeVisible()
}
