import { createStore, entries, promisifyRequest } from 'idb-keyval'

/** What the library needs of the browser's database: texts by name. Everything is rejected where there is no database. */
export interface Database {
  entries(): Promise<[name: string, text: string][]>
  set(name: string, text: string): Promise<void>
  delete(name: string): Promise<void>
  /** Writes those texts that are newer than what is there, all or none, with no other write in between. */
  merge(texts: ReadonlyMap<string, string>, isNewer: (text: string, old: string) => boolean): Promise<void>
}

export function indexedDatabase(): Database {
  const inStore = createStore('hilltop', 'library')
  const change = (write: (store: IDBObjectStore) => void) =>
    inStore('readwrite', (store) => {
      write(store)
      // The browser then finishes the transaction even if the page is closed before it is told.
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    })
  return {
    entries: async () => entries(inStore),
    set: async (name, text) => change((store) => store.put(text, name)),
    delete: async (name) => change((store) => store.delete(name)),
    merge: async (texts, isNewer) =>
      inStore('readwrite', (store) => {
        for (const [name, text] of texts) {
          const found: IDBRequest<string | undefined> = store.get(name)
          found.onsuccess = () => {
            if (found.result === undefined || isNewer(text, found.result)) store.put(text, name)
          }
        }
        return promisifyRequest(store.transaction)
      }),
  }
}
