import { onPage } from './on-page.ts'

/** The footer's year is the one of the visitor's clock (spec 2.3); as written, the build's. */
onPage(() => {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
})
