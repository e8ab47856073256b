import type { ClientDirective } from 'astro'

/** `client:query`: React takes an island over at once, where the address asks something (`?q=`). */
const query: ClientDirective = async (load, _options, element) => {
  if (!new URLSearchParams(location.search).get('q')?.trim()) return
  element.addEventListener('astro:hydration-error', () => {
    element.dataset.failed = ''
  })
  const hydrate = await load()
  // `client="only"` makes Astro's renderer create the island instead of hydrating it: its markup holds
  // nothing to keep.
  element.setAttribute('client', 'only')
  await hydrate()
}

export default query
