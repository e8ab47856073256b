import { HeadingRow } from '#app/components/heading-row.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PressContent } from '#app/page-content/press.ts'

type Props = {
  text: PressContent['page']['pictures']
  pictures: PressContent['pictures']
}

/** Pictures to print, each with what it shows and the line to print with it (spec 2.20). */
export function Pictures({ text, pictures }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <HeadingRow heading={text.heading} lead={text.lead} />
        <ul className="grid gap-x-col gap-y-13 md:grid-cols-2">
          {pictures.map(({ name, picture }) => (
            <li key={name} className="group/picture md:first:col-span-2">
              <figure>
                <Picture
                  picture={picture}
                  alt={picture.alt}
                  sizes="(min-width: 48rem) 40rem, 100vw"
                  className="aspect-16/10 w-full object-cover md:group-first/picture:aspect-2/1"
                />
                <figcaption className="mt-3.5 flex flex-wrap justify-between gap-x-8 gap-y-2">
                  <span>{text.credit}</span>
                  <a
                    href={`/press/${name}.jpg`}
                    download
                    aria-label={`${text.download}: ${picture.alt}`}
                    className="ruled-link text-base"
                  >
                    {text.download}
                    <Icon name="download" className="h-4 w-3.5" />
                  </a>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
