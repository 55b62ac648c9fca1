export { insightOf as insight } from '#games/rail-on-the-hill/rules/insight.ts'
