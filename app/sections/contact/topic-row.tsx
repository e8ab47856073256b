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
        'grid items-baseline gap-x-4 gap-y-1 border-t border-line py-4 phone:grid-cols-[1fr_auto]',
        'first:border-t-2 first:border-ink',
      )}
    >
      <data hidden value={id} data-subject={subject} />
      <h3 className="text-lead leading-name font-stretch-112%">
        {href ? (
          <a href={href} className={`${link} hover:decoration-2`}>
            {label}
          </a>
        ) : (
          label
        )}
      </h3>
      <p className="text-small text-ink-soft phone:col-span-full phone:row-start-2">{topic.text}</p>
      <ul className="text-small">
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

const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4'
