import { isoDay, longDate } from '#app/lib/dates.ts'

/** Today on the visitor's clock in the US long form (spec 2.13); the markup has the day of the build. */
class CurrentDate extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time')
    if (!time) return
    time.dateTime = isoDay(new Date())
    time.textContent = longDate(time.dateTime)
  }
}

customElements.define('current-date', CurrentDate)
