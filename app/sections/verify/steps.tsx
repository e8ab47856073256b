import { Button } from '#app/components/button.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** What to do with a message that seems wrong, in its order. */
export function Steps({ heading, items, link }: PageTexts['/verify']['steps']) {
  return (
    <Section ground="warn" column="grid-12 gap-y-10">
      <div className="col-span-full lg:col-span-5">
        <h2 className="mb-8">{heading}</h2>
        <Button href={link.href} variant="outline" arrow>
          {link.label}
        </Button>
      </div>
      <ol className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-start-7">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[--spacing(14)_1fr] border-warn-line py-6 not-first:border-t"
          >
            <p className="numeral pt-1 text-h2" aria-hidden="true">
              {index + 1}
            </p>
            <div>
              <h3 className="display text-h4">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
