import { Button } from '#app/components/button.tsx'
import { PictureHead } from '#app/components/page-head.tsx'
import { ScamNotice } from '#app/components/scam-notice.tsx'
import type { CareersContent } from '#app/page-content/careers.ts'
import { AfterYouApply } from './after-you-apply.tsx'
import { AppliedNotice } from './applied-notice.tsx'
import { AskFirst } from './ask-first.tsx'
import { Positions } from './positions.tsx'

/** Careers (spec 2.8). */
export function Careers(content: CareersContent) {
  const { page, picture, closing, openings, filters, steps, answerTime, email } = content
  return (
    <>
      <AppliedNotice answerTime={answerTime} button={page.backToOpenings} />
      <PictureHead
        {...page}
        picture={picture}
        action={
          <Button href="/careers#positions" variant="primary" arrow>
            {page.button}
          </Button>
        }
      />
      <Positions text={page.positions} openings={openings} filters={filters} />
      <AfterYouApply text={page.afterYouApply} steps={steps} answerTime={answerTime} />
      <ScamNotice {...page.noFees} />
      <AskFirst {...page.askFirst} email={email} picture={closing} />
    </>
  )
}
