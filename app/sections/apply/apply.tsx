import { NightHead } from '#app/components/page-head.tsx'
import { ScamNote } from '#app/components/scam-notice.tsx'
import type { ApplyContent } from '#app/page-content/apply.ts'
import { MoreDocuments } from './more-documents.tsx'
import { PositionRow } from './position-row.tsx'

type Props = ApplyContent & {
  /** The application form. */
  children: React.ReactNode
}

/**
 * Apply (spec 2.8), as a general application. The page is built once for all positions:
 * app/behaviour/asked-job.ts puts in the one that the address asks for.
 */
export function Apply({ children, ...content }: Props) {
  const { page, generalApplication, openings, answerTime, email } = content
  return (
    <>
      <NightHead {...page} trail={[{ label: 'Careers', href: '/careers' }]}>
        <PositionRow
          text={page.position}
          job={generalApplication}
          openings={openings}
          answerTime={answerTime}
        />
      </NightHead>
      <section className="py-section">
        <div className="wrap grid-12 gap-y-14">
          <div className="col-span-full lg:col-span-7">{children}</div>
          <div className="col-span-full lg:col-span-4 lg:col-start-9">
            <div className="grid gap-10 lg:sticky lg:top-26">
              <MoreDocuments {...page.moreDocuments} job={generalApplication} email={email} />
              <ScamNote {...page.noFees} />
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
