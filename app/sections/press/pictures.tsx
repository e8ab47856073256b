import { HeadingRow } from '#app/components/heading-row.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Picture, type PictureBox } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  text: PageTexts['/press']['pictures']
  /** By the names of their files. */
  pictures: readonly { name: string; picture: LibraryPicture }[]
}

const boxes: PictureBox[] = [
  { from: '90rem', width: '39rem', aspect: 16 / 10 },
  { from: '48rem', width: '43.5vw', aspect: 16 / 10 },
  { width: '90vw', aspect: 16 / 10 },
]
/** The first one stands across both columns. */
const acrossBoxes: PictureBox[] = [
  { from: '90rem', width: '80rem', aspect: 2 / 1 },
  { from: '48rem', width: '90vw', aspect: 2 / 1 },
  { width: '90vw', aspect: 16 / 10 },
]

/** Pictures to print, each with what it shows and the line to print with it (spec 2.20). */
export function Pictures({ text, pictures }: Props) {
  return (
    <Section>
      <HeadingRow heading={text.heading} lead={text.lead} />
      <ul className="rail grid gap-x-col gap-y-13 md:grid-cols-2 print:grid-cols-3">
        {pictures.map(({ name, picture }, index) => (
          <li key={name} className="group/picture md:first:col-span-2">
            <figure>
              <Picture
                picture={picture}
                alt={picture.alt}
                boxes={index === 0 ? acrossBoxes : boxes}
                className="aspect-16/10 w-full object-cover md:group-first/picture:aspect-2/1"
              />
              <figcaption className="mt-3.5 flex flex-wrap justify-between gap-x-8 gap-y-2">
                <span>{text.credit}</span>
                <a
                  href={`/press/${name}.jpg`}
                  download
                  aria-label={`${text.download}: ${picture.alt}`}
                  className="ruled-link"
                >
                  {text.download}
                  <Icon name="download" className="h-4 w-3.5" />
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
