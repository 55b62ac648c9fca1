import { expect, it } from 'vitest'
import { Passwords } from './credentials.ts'

/** Passwords whose checks end when the test says so. */
function slowPasswords() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const verify = (_hashed: string, password: string) => {
    begun.push(password)
    return new Promise<boolean>((resolve) => ends.push(() => resolve(true)))
  }
  const passwords = new Passwords({ hash: async (password) => password, verify }, () => 0)
  return {
    begun,
    signIn: (address: string, account: string) => passwords.isRight('stored', account, { address, account }),
    async endOne(): Promise<void> {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('many sign-ins from one address hold up neither another address nor another account at this address', async () => {
  const { begun, signIn, endOne } = slowPasswords()
  for (let i = 0; i < 50; i++) void signIn('flooded', 'victim')
  const anna = signIn('home', 'anna')
  const bea = signIn('flooded', 'bea')
  for (let i = 0; i < 5; i++) await endOne()
  expect(begun.slice(0, 5)).toEqual(['victim', 'victim', 'anna', 'victim', 'bea'])
  expect([await anna, await bea]).toEqual([true, true])
})

it('an address whose sign-ins fill its own queue is refused, and no other one', async () => {
  const { begun, signIn, endOne } = slowPasswords()
  for (let i = 0; i < 102; i++) void signIn('flooded', 'victim')
  await expect(signIn('flooded', 'victim')).rejects.toMatchObject({ code: 'too-many' })
  void signIn('home', 'anna')
  await endOne()
  expect(begun.at(-1)).toBe('anna')
})
