import type { Language, Loaders } from '#boards/board.ts'
import type { NewDevice, NoticeSettings, Notices } from '#wire/notices.ts'
import type { Me } from '#wire/people.ts'
import { settings } from '../../settings/settings.ts'
import type { NoticesTexts } from '../../text/en/account.ts'
import { ask } from '../api.ts'

/** Loaded only with this file: the list in `TextsContext.tsx` is part of every first visit. */
const TEXTS: Loaders<{ readonly notices: NoticesTexts }> = {
  en: () => import('../../text/en/account.ts'),
  hu: () => import('../../text/hu/account.ts'),
  ja: () => import('../../text/ja/account.ts'),
}

export const loadNoticesTexts = async (language: Language) => (await TEXTS[language]()).notices

/** The requests about notices and mail addresses. */
export const noticesApi = {
  about: () => ask<{ readonly sendsMail: boolean }>('GET', '/'),
  read: () => ask<Notices>('GET', '/notices'),
  change: (chosen: NoticeSettings) => ask<void>('PUT', '/notices', chosen),
  stop: () => ask<void>('DELETE', '/notices'),
  addDevice: (device: NewDevice) => ask<void>('POST', '/notices/devices', device),
  removeDevice: (id: string) => ask<void>('DELETE', `/notices/devices/${encodeURIComponent(id)}`),
  setTable: (id: string, isOn: boolean) => ask<void>('PUT', `/notices/tables/${encodeURIComponent(id)}`, { isOn }),
  setAddress: (address: string, password: string) => ask<void>('PUT', '/account/address', { address, password }),
  confirmAddress: (token: string) => ask<void>('POST', '/account/address/confirmation', { token }),
  removeAddress: () => ask<void>('DELETE', '/account/address'),
  askReset: (address: string) => ask<void>('POST', '/account/reset', { address }),
  reset: (token: string, password: string) => ask<Me>('PUT', '/account/reset', { token, password }),
}

/** Whether this browser can show push messages here. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext
}

/** What is chosen, with the time zone and the language of this browser. */
export function chosenBy({ settings: chosen }: Notices, changes: Partial<NoticeSettings>): NoticeSettings {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { language } = settings()
  const first = { push: true, mail: 'off', quiet: null, digestAt: 8 * 60 } as const
  return { ...first, ...chosen, ...changes, timeZone, language }
}

/** Lets this browser get push messages. Returns false if the person or the browser does not allow it. */
export async function subscribe(notices: Notices): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // It may be for the key of another database.
  if (known !== null && keyOf(known) !== notices.pushKey) await known.unsubscribe()
  // It rejects in private windows, and where the browser cannot reach its push service.
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: notices.pushKey })
    .catch(() => undefined)
  if (made === undefined) return false
  const { endpoint = '', keys = {} } = made.toJSON()
  await noticesApi.change(chosenBy(notices, { push: true }))
  await noticesApi.addDevice({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  return true
}

export async function unsubscribe(notices: Notices): Promise<void> {
  const own = notices.devices.find(({ isThis }) => isThis)
  if (own !== undefined) await noticesApi.removeDevice(own.id)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Turns notices about a table on or off, and says what was done. */
export async function toggleTable(id: string): Promise<string> {
  const texts = await loadNoticesTexts(settings().language)
  try {
    const notices = await noticesApi.read()
    const { settings: chosen, tables, devices, address } = notices
    const isReached =
      (chosen?.push && devices.length > 0) || (chosen !== null && chosen.mail !== 'off' && address !== null)
    if (!isReached) {
      if (!canPush() || !(await subscribe(notices))) return texts.tableNoWay
      await noticesApi.setTable(id, true)
      return texts.tableOn
    }
    const isOn = tables.find((table) => table.id === id)?.isOn ?? true
    await noticesApi.setTable(id, !isOn)
    return isOn ? texts.tableOff : texts.tableOn
  } catch {
    return texts.failed
  }
}
