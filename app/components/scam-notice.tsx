import { Icon } from '#app/components/icon.tsx'

type Props = {
  heading: string
  points: readonly string[]
  /** Where a visitor can check who wrote. */
  check?: CheckLink | undefined
}

type CheckLink = { label: string; href: string }

/** The notice against job scams, as a full band. */
export function ScamNotice({ heading, points, check }: Props) {
  return (
    <section className="bg-warn text-warn-ink">
      <div className="wrap columns-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]">
        <div className="col-span-full lg:col-span-6">
          <h2>{heading}</h2>
          {check && <Check {...check} />}
        </div>
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

type NoteProps = {
  heading: string
  text: string
  check?: CheckLink | undefined
  /** `h3` where the note belongs to another section. */
  level?: 'h2' | 'h3'
}

/** The same as a short note beside a form. */
export function ScamNote({ heading, text, check, level: Heading = 'h2' }: NoteProps) {
  const Element = Heading === 'h2' ? 'section' : 'div'
  return (
    <Element className="on-light border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink">
      <Heading className="display mb-2.5 text-h4">{heading}</Heading>
      <p className="wrap-anywhere">{text}</p>
      {check && <Check {...check} />}
    </Element>
  )
}

function Check({ label, href }: CheckLink) {
  return (
    <p className="mt-4">
      <a href={href} className="font-semibold text-warn-ink underline underline-offset-4">
        {label}
      </a>
    </p>
  )
}
