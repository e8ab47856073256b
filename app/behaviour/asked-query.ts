/** The page of the search shows what was asked in its own field. */
document.addEventListener('astro:page-load', () => {
  const field = document.querySelector<HTMLInputElement>('#page-search')
  const query = new URLSearchParams(location.search).get('q')?.trim()
  if (field && query) field.defaultValue = query
})
