import { Arrow } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** The way on while the list of projects is being written. */
export function WhatToRead({ heading, pages }: PageTexts['/projects']['reading']) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="mb-10 lg:mb-12">{heading}</h2>
        <ul className="border-t-2 border-b border-t-ink border-b-line-strong">
          {pages.map(({ href, title, text }) => (
            <li
              key={href}
              className={classes(
                'group relative grid grid-cols-[1fr_1.75rem] items-baseline gap-x-col',
                'gap-y-2 border-t border-line-strong py-6 first:border-t-0 lg:grid-12 lg:py-7.5',
              )}
            >
              <h3 className="text-statement leading-hero tracking-hero lg:col-span-7">
                <a href={href} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <p className="col-start-1 measure-46 text-ink-soft lg:col-span-4 lg:col-start-8">
                {text}
              </p>
              <Arrow
                className={classes(
                  'col-start-2 row-start-1 h-4.75 w-7 justify-self-end text-signal',
                  'lg:col-start-12',
                )}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
