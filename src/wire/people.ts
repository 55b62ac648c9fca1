import { z } from 'zod'

/** Shown to other players, so without control characters and not blank. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'must have no control characters')

const passwordSchema = z.string().min(8).max(200)

export const guestSchema = z.strictObject({ name: nameSchema }).meta({ id: 'Guest' })
export const accountSchema = z.strictObject({ name: nameSchema, password: passwordSchema }).meta({ id: 'Account' })
export const newPasswordSchema = z.strictObject({ old: z.string().max(200), password: passwordSchema })

/** The signed-in user. */
export const meSchema = z
  .object({ id: z.string(), name: z.string(), kind: z.enum(['guest', 'account']) })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>

export const newTokenSchema = z.strictObject({ name: nameSchema }).meta({ id: 'NewToken' })
/** A personal token for programs. Its text is shown once, when it is created. */
export const tokenSchema = z
  .object({ id: z.string(), name: z.string(), createdAt: z.number(), usedAt: z.number().nullable() })
  .meta({ id: 'Token' })
export type TokenFacts = z.infer<typeof tokenSchema>
export const freshTokenSchema = tokenSchema.extend({ token: z.string() }).meta({ id: 'FreshToken' })
export type FreshToken = z.infer<typeof freshTokenSchema>
