// A part of the service worker: shows push messages, and opens their table.

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

// The browser has replaced the subscription.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)))

async function show({ id = '', table = '', title = 'Hilltop', body = '', language = '' }) {
  const url = new URL(`online/table/?id=${encodeURIComponent(table)}`, self.registration.scope).href
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.visibilityState === 'visible' && isTable(page.url, table))) return
  // An earlier message about the same table. One with the same tag is replaced without a sound.
  for (const shown of await self.registration.getNotifications()) {
    if (shown.data?.table === table && shown.tag !== id) shown.close()
  }
  const icon = new URL('icon-192.png', self.registration.scope).href
  await self.registration.showNotification(title, {
    body,
    tag: id,
    lang: language,
    icon,
    badge: icon,
    data: { url, table },
  })
}

function isTable(address, table) {
  const { pathname, searchParams } = new URL(address)
  return pathname.endsWith('/online/table/') && searchParams.get('id') === table
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => isTable(one.url, new URL(url).searchParams.get('id')))
  return page === undefined ? self.clients.openWindow(url) : page.focus()
}

async function renew(before) {
  const { applicationServerKey, userVisibleOnly } = before.options
  const renewed = await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly })
  const { endpoint, keys } = renewed.toJSON()
  await fetch(new URL('api/notices/devices', self.registration.scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
