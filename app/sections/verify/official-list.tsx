import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import { longDate } from '#app/lib/dates.ts'
import type { OfficialRecord } from '#content/model/official.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Group = { kind: OfficialRecord['kind']; records: readonly OfficialRecord[] }

type Props = {
  id: string
  text: PageTexts['/verify']['list']
  /** Before the last day of an opening. */
  closes: string
  list: readonly Group[]
}

/** All that is ours, by kind. The check reads it from here: what is shown is what is compared. */
export function OfficialList({ id, text, closes, list }: Props) {
  const groups = list.filter(({ records }) => records.length > 0)
  return (
    <Section id={id}>
      <div className="mb-10 heading-row lg:mb-14">
        <h2>{text.heading}</h2>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      {groups.map(({ kind, records }) => (
        <section
          key={kind}
          className="grid-12 items-baseline border-t-2 border-ink pt-4 pb-8 last:pb-0 lg:pb-11"
        >
          <h3 className="col-span-full mb-1 lg:col-span-4">{text.kinds[kind]}</h3>
          <ul className="col-span-full lg:col-span-8">
            {records.map((record) => (
              <Entry key={record.value} record={record} until={closes} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

type EntryProps = {
  record: OfficialRecord
  /** Before the last day of an opening. */
  until: string
}

function Entry({ record, until }: EntryProps) {
  const { kind, value, shown, label, placeholderId, closes } = record
  const day = closes && longDate(closes)
  return (
    <li
      data-official={kind}
      data-value={value}
      data-placeholder={placeholderId}
      data-closes={day}
      className={classes(
        'grid grid-cols-8 items-baseline gap-x-col gap-y-0.5 border-line py-3.5 not-first:border-t',
      )}
    >
      <p className="display col-span-full text-h4 wrap-anywhere sm:col-span-5" data-shown="">
        <Reach kind={kind} value={value}>
          {shown}
        </Reach>
      </p>
      <div className="col-span-full text-small sm:col-span-3">
        <p>{label}</p>
        {day && (
          <p>
            {until}: {day}
          </p>
        )}
      </div>
    </li>
  )
}

const schemes: Partial<Record<Group['kind'], string>> = { mail: 'mailto:', phone: 'tel:', web: '' }

/** A way to use the entry, where there is one: what is listed is better pressed than copied. */
function Reach({
  kind,
  value,
  children,
}: Pick<OfficialRecord, 'kind' | 'value'> & { children: string }) {
  const scheme = schemes[kind]
  if (scheme === undefined) return children
  return (
    <a href={scheme + value} className="inline-block underline-offset-4 hover:underline">
      {children}
    </a>
  )
}
