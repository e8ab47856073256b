import { PaperHead } from '#app/components/page-head.tsx'
import type { AccessibilityContent } from '#app/page-content/accessibility.ts'
import { LastRun } from './last-run.tsx'
import { Report } from './report.tsx'
import { StatementSection } from './statement-section.tsx'
import { Statements } from './statements.tsx'

/** Accessibility statement (spec 2.25): a page to read. */
export function Accessibility({ page, run, topic }: AccessibilityContent) {
  const { standard, works, gaps, report } = page
  return (
    <>
      <PaperHead {...page} />
      <div className="wrap pb-section">
        <StatementSection heading={standard.heading}>
          <div className="grid measure-66 gap-4 text-reading">
            {standard.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </StatementSection>
      </div>
      <LastRun text={run.text} found={run.found} />
      <div className="wrap grid gap-y-16 py-section lg:gap-y-24">
        <StatementSection heading={works.heading}>
          <Statements statements={works.statements} />
        </StatementSection>
        <StatementSection heading={gaps.heading} lead={gaps.lead}>
          <Statements statements={gaps.statements} />
        </StatementSection>
      </div>
      <Report {...report} topic={topic} />
    </>
  )
}
