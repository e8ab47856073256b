import { ClosingBand } from '#app/components/closing-band.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import { leadersOf } from '#app/components/portrait-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { pages } from '#content/pages.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import type { Route } from './+types/route'
import { Executive } from './executive.tsx'
import { Management as ManagementTeam } from './management.tsx'
import { OperationsTeam } from './operations-team.tsx'

export function loader() {
  return {
    page: pages['/management'],
    executive: leadersOf('executive'),
    management: leadersOf('management'),
    operations: leadersOf('operations'),
    companies: subsidiaries.map(({ id, name }) => ({ id, name })),
  }
}

export type ManagementContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/management' })

/** Management (spec 2.7). */
export default function Management({ loaderData }: Route.ComponentProps) {
  const { page, executive, management, operations, companies } = loaderData
  const total = executive.length + management.length + operations.length
  return (
    <>
      <NightHead {...page} trail={[{ label: 'About Us', href: '/about' }]} />
      <Executive leaders={executive} total={total} />
      <ManagementTeam leaders={management} total={total} />
      <OperationsTeam leaders={operations} total={total} companies={companies} />
      <ClosingBand heading="How do the companies fit together?">
        <ButtonLink to="/corporate-structure" variant="primary" arrow>
          Corporate structure
        </ButtonLink>
        <ButtonLink to="/careers" variant="outline">
          Work with us
        </ButtonLink>
      </ClosingBand>
    </>
  )
}
