import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = {
  /** Its name among what awaits confirmation. */
  awaits?: string | undefined
  href: string
  /** The name under which a browser saves it; a page is opened. */
  download?: string
  title: string
  note?: string
  edition: string
  /** Of a file; a page is current whenever it is read. */
  date?: string
  /** What it is, and how large. */
  format: React.ReactNode
}

/** One document: a row of the register, on small screens a block. */
export function RegisterRow({ awaits, href, download, title, note, edition, date, format }: Props) {
  const mark = download ? 'download' : 'arrow'
  return (
    <tr data-awaits={awaits} className={row}>
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
