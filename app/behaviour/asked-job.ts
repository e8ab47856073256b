import { onPage } from './on-page.ts'

/**
 * Puts the position that the address asks for (`?job=`) into the application page (spec 2.8). The
 * page is built for a general application; the form knows no more than its field says.
 */
onPage((signal) => {
  const field = document.querySelector<HTMLInputElement>('input[name="position"]')
  const [general] = places()
  if (!field || !general) return
  const anyJob = general.textContent
  let shown = anyJob

  function show(): void {
    const asked = new URLSearchParams(location.search).get('job')?.trim()
    const job = asked || anyJob
    if (!field || job === shown) return
    shown = job
    for (const place of places()) place.textContent = job
    field.value = job
    field.readOnly = Boolean(asked)
    showTerms(job)
  }

  show()
  addEventListener('popstate', show, { signal })
})

/** Where the position stands in the page's text. */
function places(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-job]')]
}

/** Team, place and type of the opening of that name; any, when there is none. */
function showTerms(job: string): void {
  const openings = [...document.querySelectorAll('data')]
  const opening = openings.find(({ value }) => value === job)
  for (const term of document.querySelectorAll<HTMLElement>('[data-term]')) {
    term.textContent = opening?.dataset[term.dataset.term ?? ''] ?? 'Any'
  }
}
