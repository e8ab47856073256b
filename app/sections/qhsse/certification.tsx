import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Certification as Certificate } from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  certificates: readonly Certificate[]
  text: PageTexts['/qhsse']['certification']
}

/** The certificates (spec 2.6): the standard's number as typography, the certificate's own where it is known. */
export function Certification({ certificates, text: words }: Props) {
  return (
    <Section ground="night">
      <div className="mb-14 heading-row gap-y-4.5">
        <SectionHeading name="Certification" look="chapter">
          {words.heading}
        </SectionHeading>
        <p className="text-lead">{words.lead}</p>
      </div>
      <ul className="border-b border-line-night">
        {certificates.map(({ number, edition, subject, text, certificate }) => (
          <li
            key={number}
            className={classes(
              'grid-12 items-baseline gap-y-2 border-t border-line-night pt-6.5 pb-7.5',
              'first:border-t-2 first:border-on-night',
            )}
          >
            <p className="numeral col-span-full text-hero lg:col-span-6 phone:whitespace-nowrap">
              <span className="display inline-block w-14 lifted text-body">ISO </span>
              {number}
              <span className="text-statement font-medium text-on-night-soft">:{edition}</span>
            </p>
            <h3 className="display col-span-full mt-1 text-h4 lg:col-span-3">{subject}</h3>
            <div className="col-span-full text-small text-on-night-soft lg:col-span-3">
              <p>{text}</p>
              {certificate && (
                <p className="mt-2 text-on-night">
                  {words.certificate} {certificate}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
