/** Pages that may answer before a message is written. */
const ways = [
  {
    to: '/careers',
    title: 'Work with us',
    text: 'Openings and applications are under Careers.',
  },
  {
    to: '/news',
    title: 'Press',
    text: 'What we have published, with dates. For more, write “Press” as the subject.',
  },
  {
    to: '/qhsse',
    title: 'Safety or environment',
    text: 'Our rules. To report a hazard at or near a site, call the second number above.',
  },
  {
    to: '/subsidiaries/techrich',
    title: 'Suppliers',
    text: 'Techrich buys for projects. Say in your message what you make and where.',
  },
]

/** Beside the form: is it one of these? */
export function OtherWays() {
  return (
    <aside className="col-span-full lg:col-span-4 lg:col-start-9">
      <h2 className="mb-6 text-h3">Is it one of these?</h2>
      <ul className="border-b border-line">
        {ways.map(({ to, title, text }) => (
          <li key={to} className="border-t border-line pt-4.5 pb-5">
            <a
              href={to}
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
