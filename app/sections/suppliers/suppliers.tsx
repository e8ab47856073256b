import { Button } from '#app/components/button.tsx'
import { ClosingBand } from '#app/components/closing-band.tsx'
import { PictureHead } from '#app/components/page-head.tsx'
import type { SuppliersContent } from '#app/page-content/suppliers.ts'
import { Industry } from './industry.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { Requests } from './requests.tsx'
import { Steps } from './steps.tsx'

/** Suppliers (spec 2.22). */
export function Suppliers(content: SuppliersContent) {
  const { page, text, picture, papers, payments, topic } = content
  return (
    <>
      <div className="no-print">
        <PictureHead {...page} picture={picture} from="below-header" />
      </div>
      <Steps {...text.steps} />
      <PaperSheet text={text.papers} groups={papers} />
      <Industry {...text.industry} />
      <Requests {...text.requests} payments={payments} form={topic.form} />
      <ClosingBand heading={text.closing.heading}>
        <Button href={topic.form} variant="primary" arrow>
          {text.closing.form}
        </Button>
        <Button href="/services" variant="outline">
          {text.closing.services}
        </Button>
      </ClosingBand>
    </>
  )
}
