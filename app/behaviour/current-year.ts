import { onPage } from './on-page.ts'

/** The footer's year is the one of the visitor's clock (spec 2.3), unless that is behind the build's. */
onPage(() => {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()))
})
