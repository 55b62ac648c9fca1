import type { Language } from '#wire/language.ts'

/** What push messages and mails say. Mails are plain text. */
const en = {
  title: (game: string) => `Your turn: ${game}`,
  /** Who acted before; empty for a bot. */
  body: (who: string) => (who === '' ? 'A bot has played.' : `${who} has played.`),
  begun: (others: readonly string[]) => `Your game with ${others.join(', ')} has begun.`,
  inviteTitle: (game: string) => `Invitation: ${game}`,
  invite: (who: string) => `${who} invites you to a table.`,
  digestTitle: (tables: number) => (tables === 1 ? '1 table waits for you' : `${tables} tables wait for you`),
  greeting: (name: string) => `Hello ${name},`,
  greetingToStranger: 'Hello,',
  footer: (settings: string, stop: string) =>
    `You asked for these emails. Change settings: ${settings}\nPress to stop all emails about your turns: ${stop}`,
  confirmTitle: 'Confirm your address',
  confirm: (link: string) =>
    `Someone, probably you, entered this address at Hilltop. If it was you, open this link within a day:\n\n${link}\n\nOtherwise do nothing, and nothing more is sent to you.`,
  resetTitle: 'A new password',
  reset: (name: string, link: string) =>
    `Someone, probably you, forgot the password of the account ${name}. Choose a new one within a day:\n\n${link}\n\nOtherwise do nothing, and the old password stays.`,
  stopTitle: 'Stop all emails?',
  stopLine:
    'Press the button, and we send no more emails about your turns. You can turn them on again on your account page.',
  stopButton: 'Stop all emails',
  stopped: 'You will get no more emails about your turns.',
  wrongLink: 'This link is not valid.',
}
export type NoticeTexts = typeof en

const hu: NoticeTexts = {
  title: (game) => `Te jössz: ${game}`,
  body: (who) => (who === '' ? 'Egy bot lépett.' : `${who} lépett.`),
  begun: (others) => `Elkezdődött a játszmátok: ${others.join(', ')}.`,
  inviteTitle: (game) => `Meghívás: ${game}`,
  invite: (who) => `${who} meghívott egy asztalhoz.`,
  digestTitle: (tables) => `${tables} asztalnál várnak rád`,
  greeting: (name) => `Szia, ${name}!`,
  greetingToStranger: 'Szia!',
  footer: (settings, stop) =>
    `Ezeket a leveleket te kérted. Itt módosíthatod: ${settings}\nNyomd meg, és nem küldünk több levelet arról, hogy te jössz: ${stop}`,
  confirmTitle: 'Erősítsd meg a címedet',
  confirm: (link) =>
    `Valaki, valószínűleg te, megadta ezt a címet a Hilltopon. Ha te voltál, egy napon belül nyisd meg ezt a linket:\n\n${link}\n\nHa nem te voltál, nincs teendőd: nem küldünk több levelet.`,
  resetTitle: 'Új jelszó',
  reset: (name, link) =>
    `Valaki, valószínűleg te, elfelejtette ennek a fióknak a jelszavát: ${name}. Egy napon belül választhatsz újat:\n\n${link}\n\nHa nem te voltál, nincs teendőd: a régi jelszó megmarad.`,
  stopTitle: 'Leállítod az összes levelet?',
  stopLine:
    'Nyomd meg a gombot, és nem küldünk több levelet arról, hogy te jössz. A fiókod oldalán újra kérheted őket.',
  stopButton: 'Minden levél leállítása',
  stopped: 'Nem küldünk több levelet arról, hogy te jössz.',
  wrongLink: 'Ez a link nem érvényes.',
}

const ja: NoticeTexts = {
  title: (game) => `あなたの手番です：${game}`,
  body: (who) => (who === '' ? 'ボットの手番が終わりました。' : `${who}さんの手番が終わりました。`),
  begun: (others) => `${others.map((name) => `${name}さん`).join('、')}とのゲームが始まりました。`,
  inviteTitle: (game) => `招待：${game}`,
  invite: (who) => `${who}さんがテーブルに招待しています。`,
  digestTitle: (tables) => `手番のテーブルが${tables}件あります`,
  greeting: (name) => `${name}さん`,
  greetingToStranger: 'こんにちは。',
  footer: (settings, stop) =>
    `このメールは設定により送られています。設定の変更：${settings}\n手番のお知らせメールをすべて停止：${stop}`,
  confirmTitle: 'メールアドレスの確認',
  confirm: (link) =>
    `Hilltopでこのアドレスが入力されました。ご本人の場合は、1日以内に次のリンクを開いてください。\n\n${link}\n\n心当たりがない場合は何もする必要はありません。以後メールは送られません。`,
  resetTitle: '新しいパスワード',
  reset: (name, link) =>
    `アカウント「${name}」のパスワードの再設定が求められました。1日以内に次のリンクから新しいパスワードを設定してください。\n\n${link}\n\n心当たりがない場合は何もする必要はありません。パスワードは変わりません。`,
  stopTitle: 'メールをすべて停止しますか？',
  stopLine: '下のボタンを押すと、手番のお知らせメールは届かなくなります。アカウントのページでいつでも再開できます。',
  stopButton: 'すべて停止する',
  stopped: '手番のお知らせメールを停止しました。',
  wrongLink: 'このリンクは無効です。',
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, hu, ja }
