import { appliedAddress } from '#app/lib/applied-address.ts'
import { onPage } from './on-page.ts'

/**
 * Shows that an application was stored (spec 4, 8) to whoever arrives from its form, as the address
 * says. The address loses it at once: the notice belongs to this arrival and not to a reload.
 */
onPage(() => {
  const { pathname, search, hash } = location
  if (pathname + hash !== appliedAddress) return
  history.replaceState(history.state, '', pathname + search)
  const text = document.querySelector<HTMLTemplateElement>('[data-notice-text]')
  if (text) document.querySelector('[data-notice]')?.append(text.content.cloneNode(true))
})
