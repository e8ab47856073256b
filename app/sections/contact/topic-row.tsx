import type { topics } from '#content/model/contact.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  topic: (typeof topics)[number]
  /** The general e-mail address, which stands once on the page, above. */
  general: string
  text: PageTexts['/contact']['topics']
}

/** A topic: the way to the form, what to write and the page that answers first, further ways to write. */
export function TopicRow({ topic, general, text }: Props) {
  const { id, subject, label, phone, form } = topic
  const email = topic.email === general ? undefined : topic.email
  return (
    <li id={id} className="border-t border-line py-4 first:border-t-2 first:border-ink">
      <data hidden value={id} data-subject={subject} />
      <h3 className="text-lead leading-name font-stretch-112%">
        <a
          href={form}
          aria-label={`${text.form}: ${label}`}
          className="arrow flex items-center justify-between gap-x-4 py-0.5 underline-offset-4 hover:underline"
        >
          {label}
        </a>
      </h3>
      <p className="mt-1 pr-10 text-small text-ink-soft">
        <Explained {...topic} />
      </p>
      {(email || phone) && (
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
        </ul>
      )}
    </li>
  )
}

const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4'

/** What to write. The words for the page lead to it where they stand in the text, else behind it. */
function Explained({ text, href, label, page = label }: Props['topic']) {
  if (!href) return text
  const [before, after] = text.split(page, 2)
  const way = (
    <a href={href} className={link}>
      {page}
    </a>
  )
  return after === undefined ? (
    <>
      {text} {way}
    </>
  ) : (
    <>
      {before}
      {way}
      {after}
    </>
  )
}
