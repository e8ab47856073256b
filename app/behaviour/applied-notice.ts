import { onPage } from './on-page.ts'

/**
 * Shows that an application was stored (spec 4, 8) to whoever arrives from its form, as the hash
 * says. The address loses it at once: the notice belongs to this arrival and not to a reload.
 */
onPage(() => {
  const notice = document.querySelector<HTMLTemplateElement>('template[data-notice]')
  if (!notice || location.hash !== notice.dataset.notice) return
  history.replaceState(history.state, '', location.pathname + location.search)
  document.querySelector('[data-notice-place]')?.append(notice.content.cloneNode(true))
})
