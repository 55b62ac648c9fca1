import { z } from 'zod'
import { profileSchema, profileWishSchema } from '#wire/profiles.ts'
import {
  blockSchema,
  followSchema,
  inviteSchema,
  onlineSchema,
  playNowSchema,
  reactSchema,
  relationsQuerySchema,
  relationsSchema,
  shownSchema,
} from '#wire/social.ts'
import { type Api, type ApiContext, foundSchema, NOTHING, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const response = { 204: NOTHING, ...PROBLEMS }
const config = { right: 'play', isFreshlyAuthenticated: true } as const

export function socialRoutes(api: Api, { tables, limits }: ApiContext): void {
  const tags = ['people to play with']
  api.post(
    '/play-now',
    {
      config,
      onRequest: limits.newTables,
      schema: {
        tags,
        summary: 'Play now: get a seat at once',
        description:
          'At the oldest public table of this game that fits and whose host is here: unrated, with the standard cards and the same variants. Otherwise you get a table with bots that waits: store its `commitment`, add words and start it, as at every table. For five minutes people can take the seats of its bots and of players who have left (`botsUntil`), also during the game, in which they play on from there; then the players can agree to begin anew (`votes`). Until then, or until it is over, the request gives you the same table again. You are never seated with a person whom you have blocked, or who has blocked you.',
        body: playNowSchema,
        response: { 200: foundSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.playNow(requirePerson(request), request.body),
  )

  api.get(
    '/online',
    {
      config: { right: 'read' },
      onRequest: limits.people,
      schema: {
        tags,
        summary: 'Who is online',
        description: 'How many people, and the names of those who chose to be shown, at most 100.',
        response: { 200: onlineSchema, ...PROBLEMS },
      },
    },
    async () => tables.online.list(),
  )

  api.get(
    '/people',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.people,
      schema: {
        tags,
        summary: 'Whom you follow and have blocked',
        description: 'Nobody else can read it. With `table`, also for each of its seats.',
        querystring: relationsQuerySchema,
        response: { 200: relationsSchema, ...PROBLEMS },
      },
    },
    async (request) => tables.relations.of(requirePerson(request), request.query.table),
  )

  api.put(
    '/people/shown',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.people,
      schema: { tags, summary: 'Choose whether others see that you are online', body: shownSchema, response },
    },
    async (request, reply) => {
      await tables.relations.show(requirePerson(request), request.body.isShown)
      return reply.code(204).send(null)
    },
  )

  const person = (path: string, summary: string, description: string, body: typeof followSchema | typeof blockSchema) =>
    api.put(
      path,
      { config, onRequest: limits.people, schema: { tags, summary, description, body, response } },
      async (request, reply) => {
        const caller = requirePerson(request)
        const choice = request.body
        if ('isFollowed' in choice) await tables.relations.follow(caller, choice.person, choice.isFollowed)
        else await tables.relations.block(caller, choice.person, choice.isBlocked)
        return reply.code(204).send(null)
      },
    )
  person(
    '/people/followed',
    'Follow a person, or stop it',
    'The tables of people you follow come first in the lobby. They are not told.',
    followSchema,
  )
  person(
    '/people/blocked',
    'Block a person, or stop it',
    'Their invitations do not arrive, they neither find your public tables in the lobby nor get a seat there, and `play-now` never seats you together. They are not told. Their chat and reactions are still sent to you, with `blocked` in the table, and pages hide them.',
    blockSchema,
  )

  api.post(
    '/tables/:id/invites',
    {
      config,
      onRequest: limits.invites,
      schema: {
        tags,
        summary: 'Invite a person whom you follow to a table with an open seat',
        description:
          'It arrives if they follow you too. The response is the same if not, so that it tells nothing about them.',
        params: tableParams,
        body: inviteSchema,
        response,
      },
    },
    async (request, reply) => {
      await tables.invites.invite(requirePerson(request), request.params.id, request.body.user)
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/tables/:id/invites',
    {
      config,
      onRequest: limits.moves,
      schema: { tags, summary: 'Decline your invitation to a table', params: tableParams, response },
    },
    async (request, reply) => {
      await tables.invites.decline(requirePerson(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/tables/:id/reactions',
    {
      config,
      onRequest: limits.reactions,
      schema: {
        tags,
        summary: 'React at your table',
        description: 'Shown for a moment to all who have the table open, and not stored. Only for players.',
        params: tableParams,
        body: reactSchema,
        response,
      },
    },
    async (request, reply) => {
      await tables.react(requirePerson(request), request.params.id, request.body.reaction)
      return reply.code(204).send(null)
    },
  )
}

export function profileRoutes(api: Api, { tables: { profiles }, limits }: ApiContext): void {
  const tags = ['people']
  api.get(
    '/profiles/:name',
    {
      config: { right: 'read' },
      onRequest: limits.profiles,
      schema: {
        tags,
        summary: 'The profile of an account: ratings, latest rated games, daily deals',
        description: 'Private unless its owner has chosen otherwise. See docs/ratings.md for what a rating means.',
        params: z.strictObject({ name: z.string().min(1).max(100) }),
        response: { 200: profileSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params }) => profiles.get(caller, params.name),
  )

  api.put(
    '/me/profile',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.profiles,
      schema: {
        tags,
        summary: 'Choose who may see your profile',
        body: profileWishSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await profiles.setReaders(requirePerson(request), request.body.visibleTo)
      return reply.code(204).send(null)
    },
  )
}
