import { pagePaths } from '#content/model/paths.ts'
import { scamCheckLink } from '#content/model/vacancies.ts'

/** Where a notice against scams leads: to the page that checks senders, where the site has one. */
export function scamCheck() {
  return pagePaths().includes(scamCheckLink.href) ? scamCheckLink : undefined
}

export type ScamCheck = ReturnType<typeof scamCheck>
