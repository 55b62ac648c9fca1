import { type ComponentType, useEffect, useState } from 'react'

/**
 * A page in a file of its own. One that was loaded ahead shows at once; React's own `lazy` would hold it back for a
 * third of a second, in case more were to come.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const loadAhead = async () => {
    known = await load()
  }
  function Page(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [failure, setFailure] = useState<Error>()
    useEffect(() => {
      if (known === undefined) loadAhead().then(() => setLoaded(() => known), setFailure)
    }, [])
    if (failure !== undefined) throw failure
    return Loaded === undefined ? null : <Loaded {...props} />
  }
  return Object.assign(Page, { loadAhead })
}
