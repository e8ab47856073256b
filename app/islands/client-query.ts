import type { ClientDirective } from 'astro'

/** `client:query`: React takes an island over at once, where the address asks something (`?q=`). */
const query: ClientDirective = async (load, _options, element) => {
  if (!new URLSearchParams(location.search).get('q')?.trim()) return
  element.addEventListener('astro:hydration-error', () => {
    element.dataset.failed = ''
  })
  const hydrate = await load()
  // Astro's renderer creates it then: nothing in the server's markup is worth keeping, and a translator
  // may have changed it, which React would complain of.
  element.setAttribute('client', 'only')
  await hydrate()
}

export default query
