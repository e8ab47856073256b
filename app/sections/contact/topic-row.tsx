import { Arrow } from '#app/components/button.tsx'
import type { ContactContent } from '#app/page-content/contact.ts'

type Props = {
  topic: ContactContent['topics'][number]
  text: ContactContent['page']['topics']
}

/** A topic: its page where one answers first, what to write, and the ways to do so. */
export function TopicRow({ topic, text }: Props) {
  const { id, subject, href, label, email, phone, form } = topic
  return (
    <li id={id} className="border-t border-line py-4 first:border-t-2 first:border-ink">
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
      <p className="mt-0.5 text-small text-ink-soft">{topic.text}</p>
      <ul className="mt-1 text-small">
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
