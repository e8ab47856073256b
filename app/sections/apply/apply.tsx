import { NightHead } from '#app/components/page-head.tsx'
import { ScamNote } from '#app/components/scam-notice.tsx'
import { ApplicationForm } from '#app/islands/forms/application-form.tsx'
import type { ApplyContent } from '#app/page-content/apply.ts'
import { MorePapers } from './more-papers.tsx'
import { PositionRow } from './position-row.tsx'

/** Apply (spec 2.8), for the position in the address or for none in particular. */
export function Apply(content: ApplyContent) {
  const { page, generalApplication, openings, answerTime, email } = content
  const job = generalApplication
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
              position={{ title: job, fixed: false }}
              address={email}
              onSent={() => undefined}
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
