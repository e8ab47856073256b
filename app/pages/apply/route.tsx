import { useNavigate, useSearchParams } from 'react-router'
import { NightHead } from '#app/components/page-head.tsx'
import { ScamNote } from '#app/components/scam-notice.tsx'
import { ApplicationForm } from '#app/forms/application-form.tsx'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { emails } from '#content/contact.ts'
import { answerTime, generalApplication, jobs } from '#content/jobs.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { MorePapers } from './more-papers.tsx'
import { PositionRow } from './position-row.tsx'

export function loader() {
  return {
    page: pages['/careers/apply'],
    generalApplication,
    openings: jobs.map(({ title, department, location, type }) => ({
      title,
      department,
      location,
      type,
    })),
    answerTime,
    email: emails.careers.address,
  }
}

export type ApplyContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/careers/apply' })

/** Apply (spec 2.8), for the position in the address or for none in particular. */
export default function Apply({ loaderData }: Route.ComponentProps) {
  const { page, generalApplication, openings, answerTime, email } = loaderData
  const navigate = useNavigate()
  const asked = useAskedJob()
  const job = asked ?? generalApplication
  return (
    <>
      <NightHead {...page} trail={[{ label: 'Careers', href: '/careers' }]}>
        <PositionRow
          job={job}
          opening={openings.find(({ title }) => title === job)}
          answerTime={answerTime}
        />
      </NightHead>
      <section className="py-section">
        <div className="wrap columns-12 gap-y-14">
          <div className="col-span-full lg:col-span-7">
            <ApplicationForm
              position={{ title: job, fixed: asked !== undefined }}
              address={email}
              onSent={() => navigate('/careers', { state: 'applied' })}
            />
          </div>
          <aside className="col-span-full lg:col-span-4 lg:col-start-9">
            <div className="grid gap-10 lg:sticky lg:top-26">
              <MorePapers job={job} email={email} />
              <ScamNote />
            </div>
          </aside>
        </div>
      </section>
    </>
  )
}

/** The `job` of the visitor's address; none in the prerendered page, which is the same for all. */
function useAskedJob(): string | undefined {
  const [parameters] = useSearchParams()
  const hydrated = useHydrated()
  return (hydrated && parameters.get('job')?.trim()) || undefined
}
