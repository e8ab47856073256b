import { ClosingLinks } from '#app/components/closing-band.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import type { ManagementContent } from '#app/page-content/management.ts'
import { Executive } from './executive.tsx'
import { Management as ManagementTeam } from './management.tsx'
import { OperationsTeam } from './operations-team.tsx'

/** Management (spec 2.7). */
export function Management(content: ManagementContent) {
  const { page, executive, management, operations } = content
  return (
    <>
      <NightHead {...page} trail={[{ label: 'About Us', href: '/about' }]} />
      <Executive leaders={executive} />
      <ManagementTeam {...page.management} leaders={management} />
      <OperationsTeam {...page.operations} leaders={operations} />
      <ClosingLinks {...page.closing} />
    </>
  )
}
