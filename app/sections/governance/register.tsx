import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { longDate } from '#app/lib/dates.ts'
import type { documentRegister } from '#content/model/documents.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { RegisterRow } from './register-row.tsx'

type Props = {
  text: PageTexts['/governance']['documents']
  documents: typeof documentRegister
  legalPages: readonly { href: string; label: string }[]
}

/**
 * The library as a register: every document with edition, day and size, then the legal pages, which
 * are current whenever they are read (spec 2.13). The build writes the sizes of the files.
 */
export function Register({ text, documents, legalPages }: Props) {
  const { columns } = text
  return (
    <Section id="documents" ground="night">
      <div className="mb-12 heading-row gap-y-4.5 lg:mb-16">
        <SectionHeading name={text.name} look="chapter">
          {text.heading}
        </SectionHeading>
        <p className="measure-46 text-lead">{text.lead}</p>
      </div>
      <table className="w-full border-collapse border-b border-line-night text-left max-lg:block">
        <caption className="sr-only">{text.name}</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-label text-on-night-soft">
            <Head>{columns.document}</Head>
            <Head>{columns.edition}</Head>
            <Head>{columns.date}</Head>
            <Head>{columns.format}</Head>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {documents.map(({ id, title, note, fileName, edition, date, awaits }) => (
            <RegisterRow
              key={id}
              awaits={awaits}
              href={`/${id}.pdf`}
              download={fileName}
              title={title}
              note={note}
              edition={edition}
              date={longDate(date)}
              format={
                <>
                  {text.pdf} <span data-size-of={`/${id}.pdf`} />
                </>
              }
            />
          ))}
          {legalPages.map(({ href, label }) => (
            <RegisterRow
              key={href}
              href={href}
              title={label}
              edition={text.current}
              format={text.page}
            />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="pr-col pb-2.5 font-semibold">
      {children}
    </th>
  )
}
