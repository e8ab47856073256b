import { Arrow } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ContactContent } from '#app/page-content/contact.ts'

type Props = {
  topic: ContactContent['topics'][number]
  text: ContactContent['page']['topics']
}

/** A topic: its page where one answers first, what to write, and the ways to do so. */
export function TopicRow({ topic, text }: Props) {
  const { id, subject, href, label, email, phone, form } = topic
  return (
    <li
      id={id}
      className={classes(
        'grid-12 items-baseline gap-y-2.5 border-t border-line-strong py-6',
        'first:border-t-2 first:border-ink',
      )}
    >
      <data hidden value={id} data-subject={subject} />
      <h3 className="display col-span-full text-h4 md:col-span-5 lg:col-span-3">
        {href ? (
          <a href={href} className={underlined}>
            {label}
          </a>
        ) : (
          label
        )}
      </h3>
      <p className="col-span-full measure-52 md:col-span-7 lg:col-span-5">{topic.text}</p>
      <ul className="col-span-full text-base md:col-span-7 md:col-start-6 lg:col-span-4">
        {email && (
          <li>
            {text.email}:{' '}
            <a href={`mailto:${email}`} className={`wrap-anywhere ${link}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            {text.phone}:{' '}
            <a href={`tel:${phone.dial}`} className={link}>
              {phone.display}
            </a>
          </li>
        )}
        <li className="no-print">
          <a href={form} className="group inline-flex items-center gap-3 py-0.5 font-semibold">
            <span className="underline decoration-1 underline-offset-4">
              {text.form}
              <span className="sr-only">: {label}</span>
            </span>
            <Arrow />
          </a>
        </li>
      </ul>
    </li>
  )
}

/** A block: the row is aligned by the first of its lines. */
const underlined = 'block w-fit py-0.5 underline decoration-1 underline-offset-4'
const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4'
