import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import { Section } from './section.tsx'

type NoticeLink = { label: string; href: string }

type Props = {
  heading: string
  points: readonly string[]
  /** The way to find out who is writing. */
  link?: NoticeLink | undefined
}

/** The notice against job scams, as a full band. */
export function ScamNotice({ heading, points, link }: Props) {
  return (
    <Section ground="warn" room="none" column="grid-12 items-start gap-y-7 py-continuation">
      <div className="col-span-full lg:col-span-6">
        <h2>{heading}</h2>
        {link && <CheckLink {...link} className="mt-6" />}
      </div>
      <ul className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-span-6">
        {points.map((point) => (
          <li key={point} className="flex gap-4 border-warn-line py-3.5 not-first:border-t">
            <Icon name="check" className="mt-1 size-4.5" />
            <span className="wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type NoteProps = {
  heading: string
  text: string
  link?: NoticeLink | undefined
  /** `h3` where the note belongs to another section. */
  level?: 'h2' | 'h3'
}

/** The same as a short note beside a form. */
export function ScamNote({ heading, text, link, level: Heading = 'h2' }: NoteProps) {
  const Element = Heading === 'h2' ? 'section' : 'div'
  return (
    <Element className="on-light border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink">
      <Heading className="display mb-2.5 text-h4">{heading}</Heading>
      <p className="wrap-anywhere">{text}</p>
      {link && <CheckLink {...link} className="mt-2" />}
    </Element>
  )
}

/** A link to the page that checks whether a sender is the group (spec 2.18). */
export function CheckLink({ label, href, className }: NoticeLink & { className: string }) {
  return (
    <a
      href={href}
      className={classes(
        'arrow inline-flex items-center gap-3 py-1 font-semibold',
        underlined,
        className,
      )}
    >
      {label}
    </a>
  )
}

const underlined = 'underline decoration-1 underline-offset-4'
