import { z } from 'zod'
import { tableNowSchema } from '#wire/moves.ts'
import {
  addWordsSchema,
  chooseColourSchema,
  fillSeatSchema,
  newVoteSchema,
  sitSchema,
  voteAnswerSchema,
} from '#wire/tables.ts'
import { type Api, type ApiContext, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const tags = ['seats']
const response = { 200: tableNowSchema, ...PROBLEMS }
const seatParams = tableParams.extend({ seat: z.coerce.number().int().min(1).max(9) })

export function seatRoutes(api: Api, { tables, limits }: ApiContext): void {
  const onRequest = limits.moves

  api.post(
    '/tables/:id/sit',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest,
      schema: {
        tags,
        summary: 'Take a seat, or say yes to a rematch',
        description:
          'The given seat, or the first open one. `words` become part of the seed. At a rematch your seat is kept for you: say yes in this way.',
        params: tableParams,
        body: sitSchema,
        response,
      },
    },
    async (request) => tables.sit(requirePerson(request), request.params.id, request.body.seat, request.body.words),
  )

  api.put(
    '/tables/:id/words',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Add your words to the seed, before the game begins',
        params: tableParams,
        body: addWordsSchema,
        response,
      },
    },
    async (request) => tables.addWords(requirePerson(request), request.params.id, request.body.words),
  )

  api.put(
    '/tables/:id/colour',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Choose your colour, before the game begins',
        description: 'In games that have colours to choose from; not one that another player has chosen.',
        params: tableParams,
        body: chooseColourSchema,
        response,
      },
    },
    async (request) => tables.chooseColour(requirePerson(request), request.params.id, request.body.colour),
  )

  api.put(
    '/tables/:id/seats/:seat',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Put a bot on a seat, or open it',
        description: 'Only for the host, and only before the game begins.',
        params: seatParams,
        body: fillSeatSchema,
        response,
      },
    },
    async (request) => {
      const { id, seat } = request.params
      return tables.fillSeat(requirePerson(request), id, seat, request.body.with)
    },
  )

  api.post(
    '/tables/:id/start',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Start the game',
        description: 'Only for the host. All seats must be taken, and the players of a rematch must have said yes.',
        params: tableParams,
        response,
      },
    },
    async (request) => tables.start(requirePerson(request), request.params.id),
  )

  api.post(
    '/tables/:id/leave',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Leave the table',
        description: 'Before the game the seat becomes open; later a bot plays for you until you return.',
        params: tableParams,
        response,
      },
    },
    async (request) => tables.leave(requirePerson(request), request.params.id),
  )

  api.post(
    '/tables/:id/return',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest,
      schema: { tags, summary: 'Return to your seat', params: tableParams, response },
    },
    async (request) => tables.comeBack(requirePerson(request), request.params.id),
  )

  api.post(
    '/tables/:id/votes',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Ask for a vote: a bot plays for an absent player, the game ends without a winner, or begins anew',
        description:
          '`bot` is possible when it is the turn of a player who has been absent for some minutes, until they return. All players who are here must agree; at the end of a game also those who have left a short time ago, and of a rated one all whose turn it is not. `anew` is for people whom `play-now` has seated together, until two minutes after `botsUntil`: the game ends without a winner, and `next` is a new table for them with a new secret.',
        params: tableParams,
        body: newVoteSchema,
        response,
      },
    },
    async (request) => tables.askVote(requirePerson(request), request.params.id, request.body),
  )

  api.post(
    '/tables/:id/votes/answer',
    {
      config: { right: 'play' },
      onRequest,
      schema: {
        tags,
        summary: 'Agree to a vote, or decline it',
        description: 'A vote that is declined is closed. Agree again at any time to count the votes again.',
        params: tableParams,
        body: voteAnswerSchema,
        response,
      },
    },
    async (request) => tables.answerVote(requirePerson(request), request.params.id, request.body),
  )
}
