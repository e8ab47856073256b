import { Arrow } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'

const pages = [
  {
    to: '/case-studies',
    title: 'Case Studies',
    text: 'Twelve records from 1996 to 2010: the challenge, the solution, the lesson.',
  },
  {
    to: '/historical',
    title: 'Historical Timeline',
    text: 'The group as a core sample, from 2003 to today.',
  },
  {
    to: '/notable-projects',
    title: 'Notable Projects & Events',
    text: 'Milestone projects and significant events in our journey.',
  },
]

/** The way on while the list of projects is being written. */
export function WhatToRead() {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="mb-12">What you can read today.</h2>
        <ul className="border-t-2 border-b border-t-ink border-b-line-strong">
          {pages.map(({ to, title, text }) => (
            <li
              key={to}
              className={classes(
                'group relative grid grid-cols-[1fr_1.75rem] items-baseline gap-x-col',
                'gap-y-2 border-t border-line-strong py-7.5 first:border-t-0',
                'lg:grid-cols-[6fr_5fr_1fr]',
              )}
            >
              <h3 className="text-statement leading-hero tracking-hero">
                <a href={to} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <p className="col-start-1 measure-46 text-ink-soft lg:col-start-2">{text}</p>
              <Arrow className="col-start-2 row-start-1 h-4.75 w-7 justify-self-end text-signal lg:col-start-3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
