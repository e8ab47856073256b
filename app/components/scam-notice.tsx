import { Icon } from '#app/components/icon.tsx'

type Props = { heading: string; points: readonly string[] }

/** The notice against job scams, as a full band. */
export function ScamNotice({ heading, points }: Props) {
  return (
    <section className="bg-warn text-warn-ink">
      <div className="wrap columns-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]">
        <h2 className="col-span-full lg:col-span-6">{heading}</h2>
        <ul className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-span-6">
          {points.map((point) => (
            <li key={point} className="flex gap-4 border-warn-line py-3.5 not-first:border-t">
              <Icon name="check" className="mt-1 size-4.5" />
              <span className="wrap-anywhere">{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The same as a short note beside a form. */
export function ScamNote({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink">
      <h2 className="display mb-2.5 text-h4">{heading}</h2>
      <p className="wrap-anywhere">{text}</p>
    </section>
  )
}
