import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import { longDate } from '#app/lib/dates.ts'
import type { DocumentText } from '#content/model/document-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type RegisterRowProps = {
  /** Its name among what awaits confirmation. */
  placeholderId?: string | undefined
  href: string
  /** The file name of the download; a page has none and is opened. */
  download?: string
  title: string
  note?: string
  edition: string
  /** The day of a file; a page is always current. */
  date?: string
  /** The file's type and size. */
  format: React.ReactNode
}

/** One document: a row of the register, on small screens a block. */
function RegisterRow({
  placeholderId,
  href,
  download,
  title,
  note,
  edition,
  date,
  format,
}: RegisterRowProps) {
  const mark = download ? 'download' : 'arrow'
  return (
    <tr data-placeholder={placeholderId} className={row}>
      <th scope="row" className="pr-col font-normal max-lg:block lg:py-5.5">
        <a
          href={href}
          download={download}
          className="group inline-flex items-baseline gap-3.5 py-1"
        >
          <span className="display text-h4 underline decoration-1 underline-offset-title">
            {title}
          </span>
          <Icon name={mark} className={marks[mark]} />
        </a>
        {note && <span className="block text-small text-on-night-soft">{note}</span>}
      </th>
      <td colSpan={date ? 1 : 2} className={`${cell} lg:max-w-72`}>
        {edition}
      </td>
      {date && <td className={`${cell} whitespace-nowrap`}>{date}</td>}
      <td className={`${cell} whitespace-nowrap`}>{format}</td>
    </tr>
  )
}

const row = classes(
  'border-t border-line-night align-baseline first:border-t-2 first:border-on-night',
  'max-lg:flex max-lg:flex-wrap max-lg:gap-x-6 max-lg:py-4 max-lg:*:first:w-full',
)
const cell = 'text-small text-on-night-soft max-lg:pt-1.5 lg:py-5.5 lg:pr-col'
const marks = { download: 'h-4 w-3.5', arrow: 'h-3 w-4.5' } as const

type RegisterProps = {
  text: PageTexts['/documents']['library']
  documents: readonly DocumentText[]
  legalPages: readonly { href: string; label: string }[]
}

/**
 * The library as a register: every document with edition, day and size, then the legal pages, which
 * are current whenever they are read (spec 2.13). The build writes the sizes of the files.
 */
export function Register({ text, documents, legalPages }: RegisterProps) {
  const { columns } = text
  return (
    <Section ground="night" room="below">
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
          {documents.map(({ id, title, note, fileName, edition, date, placeholderId }) => (
            <RegisterRow
              key={id}
              placeholderId={placeholderId}
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
