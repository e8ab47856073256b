import { leadersOf } from '#app/page-content/portrait-library.ts'
import { pages } from '#content/pages.ts'
import { subsidiaries } from '#content/subsidiaries.ts'

export function managementContent() {
  return {
    page: pages['/management'],
    executive: leadersOf('executive'),
    management: leadersOf('management'),
    operations: leadersOf('operations'),
    companies: subsidiaries.map(({ id, name }) => ({ id, name })),
  }
}

export type ManagementContent = ReturnType<typeof managementContent>
