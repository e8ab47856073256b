import { sitePages } from '../content/model/site-pages.ts'
import { filled } from '../content/model/tokens.ts'

/** Offers the site's pages by title wherever a link is written; Keystatic's fields have no such option. */
export function registerLinkChoices(): void {
  const choices = document.createElement('datalist')
  choices.id = 'site-pages'
  for (const [path, title] of sitePages()) choices.append(new Option(filled(title), path))
  document.body.append(choices)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const [label] = target.labels ?? []
    if (/\blink\b/i.test(label?.textContent ?? '')) target.setAttribute('list', choices.id)
  })
}
