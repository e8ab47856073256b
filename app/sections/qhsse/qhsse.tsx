import { NightHead } from '#app/components/page-head.tsx'
import type { QhsseContent } from '#app/page-content/qhsse.ts'
import { Certification } from './certification.tsx'
import { Downloads } from './downloads.tsx'
import { Duties } from './duties.tsx'
import { FirstRule } from './first-rule.tsx'
import { Indicators } from './indicators.tsx'

/** QHSSE Policy (spec 2.6). */
export function Qhsse(content: QhsseContent) {
  const { page, text, duties, indicators, rule, picture, certificates, documents } = content
  return (
    <div className="accent-green">
      <NightHead {...page} trail={[{ label: 'Sustainability', href: '/sustainability' }]}>
        <Duties duties={duties} />
      </NightHead>
      <Indicators indicators={indicators} text={text.indicators} about={content.figuresLink} />
      <FirstRule rule={rule} picture={picture} />
      <Certification certificates={certificates} text={text.certification} />
      {documents.length > 0 && <Downloads documents={documents} heading={text.downloads.heading} />}
    </div>
  )
}
