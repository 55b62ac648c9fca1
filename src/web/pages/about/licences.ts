/** What is shipped with the pages beside our own work: the name, whose it is, and its licence. */
export const LICENCES: readonly (readonly [part: string, by: string, licence: string])[] = [
  ['React (react, react-dom, scheduler, use-sync-external-store)', 'Meta Platforms, Inc. and affiliates', 'MIT'],
  ['wouter', 'Alexey Taktarov', 'Unlicense'],
  ['regexparam', 'Luke Edwards', 'MIT'],
  ['mitt', 'Jason Miller', 'MIT'],
  ['Comlink', 'Google LLC', 'Apache 2.0'],
  ['Workbox', 'Google LLC', 'MIT'],
  ['Inter', 'The Inter Project Authors', 'OFL 1.1'],
  ['Barlow', 'The Barlow Project Authors', 'OFL 1.1'],
  ['Noto Sans JP', 'Google Inc.', 'OFL 1.1'],
]
