import { Icon } from '#app/components/icon.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/suppliers']['requests'] & {
  /** What we ask for, in the words of Contact. */
  payments: string
  /** Where a report is written. */
  form: string
}

/** Requests in our name that should be reported to us, as a full band. */
export function Requests({ heading, items, payments, link, verify, form }: Props) {
  return (
    <section className="bg-warn text-warn-ink no-print">
      <div className="wrap grid-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]">
        <div className="col-span-full lg:col-span-6">
          <h2 className="text-statement">{heading}</h2>
          <p className="mt-4 measure-52">{payments}</p>
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
            <a href={form} className={look}>
              {link}
            </a>
            {verify && (
              <a href={verify.href} className={look}>
                {verify.label}
              </a>
            )}
          </p>
        </div>
        <ul className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-span-6">
          {items.map((item) => (
            <li key={item} className="flex gap-4 border-warn-line py-3.5 not-first:border-t">
              <Icon name="failure" className="mt-0.75 size-5" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const look = 'py-1 underline decoration-1 underline-offset-4'
