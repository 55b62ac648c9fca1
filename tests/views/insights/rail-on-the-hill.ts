export { insightOf as insight } from '../../../src/games/rail-on-the-hill/insight.ts'
