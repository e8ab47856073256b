import { leadersOf } from '#app/page-content/portrait-library.ts'
import { companies } from '#content/model/companies.ts'
import { pageText } from '#content/model/pages.ts'

export function managementContent() {
  return {
    page: pageText('/management'),
    executive: leadersOf('executive'),
    management: leadersOf('management'),
    operations: leadersOf('operations').map((leader) => ({
      ...leader,
      company: companies.find(({ id }) => id === leader.company),
    })),
  }
}

export type ManagementContent = ReturnType<typeof managementContent>
