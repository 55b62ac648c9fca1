import { z } from 'zod'
import { isReadable, NOT_READABLE } from '#engine/names.ts'
import { requestSchema } from './tables.ts'

/** Shown to other players, who must be able to read it. */
const nameSchema = z.string().trim().min(1).max(24).refine(isReadable, NOT_READABLE)

export const passwordSchema = z.string().min(8).max(200)

export const guestSchema = z.strictObject({ name: nameSchema }).meta({ id: 'Guest' })
export const accountSchema = z.strictObject({ name: nameSchema, password: passwordSchema }).meta({ id: 'Account' })
/** Accounts of earlier versions keep names that are refused by now. */
export const signInSchema = accountSchema.extend({ name: z.string().trim().min(1).max(24) }).meta({ id: 'SignIn' })
export const newPasswordSchema = z.strictObject({ old: z.string().max(200), password: passwordSchema })

/** The signed-in user. */
export const meSchema = z
  .object({ id: z.string(), name: z.string(), kind: z.enum(['guest', 'account']) })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>

/** A browser in which the user is signed in. */
export const sessionSchema = z
  .object({
    id: z.string(),
    device: z.string().describe('Browser and system, such as `Firefox, Windows`; empty if unknown.'),
    createdAt: z.number(),
    usedAt: z.number().describe('To the hour.'),
    isThis: z.boolean().describe('Whether it is the one that asks.'),
  })
  .meta({ id: 'Session' })
export type SessionFacts = z.infer<typeof sessionSchema>

/** `read`: look only. `play`: also sit, act and chat. */
const scopeSchema = z.enum(['read', 'play'])
export type TokenScope = z.infer<typeof scopeSchema>
/** How long a token is valid: by default, and at most. */
const TOKEN_DAYS = 90
const MOST_TOKEN_DAYS = 365

export const newTokenSchema = z
  .strictObject({
    name: nameSchema,
    scope: scopeSchema.default('play'),
    days: z.int().min(1).max(MOST_TOKEN_DAYS).default(TOKEN_DAYS),
    /** A repeated request replaces the token that it created before: that answer may have been lost. */
    request: requestSchema.optional(),
  })
  .meta({ id: 'NewToken' })
export type NewToken = z.infer<typeof newTokenSchema>
/** A personal token for programs. Its text is shown once, when it is created. */
export const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scope: scopeSchema,
    createdAt: z.number(),
    expiresAt: z.number(),
    usedAt: z.number().nullable(),
  })
  .meta({ id: 'Token' })
export type TokenFacts = z.infer<typeof tokenSchema>
export const freshTokenSchema = tokenSchema.extend({ token: z.string() }).meta({ id: 'FreshToken' })
export type FreshToken = z.infer<typeof freshTokenSchema>
