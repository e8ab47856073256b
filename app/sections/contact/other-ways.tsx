import type { ContactContent } from '#app/page-content/contact.ts'

/** Beside the form: pages that may answer before a message is written. */
export function OtherWays({ heading, ways }: ContactContent['page']['otherWays']) {
  return (
    <aside className="col-span-full lg:col-span-4 lg:col-start-9">
      <h2 className="mb-6 text-h3">{heading}</h2>
      <ul className="border-b border-line">
        {ways.map(({ href, title, text }) => (
          <li key={href} className="border-t border-line pt-4.5 pb-5">
            <a
              href={href}
              className="mb-0.5 inline-block py-0.5 font-semibold underline decoration-1 underline-offset-4"
            >
              {title}
            </a>
            <p className="text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
