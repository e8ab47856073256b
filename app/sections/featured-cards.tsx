import { Mark } from '#app/components/mark.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { FeaturedProject } from '#content/model/companies.ts'

type Props = {
  projects: readonly (Omit<FeaturedProject, 'picture'> & { picture: LibraryPicture })[]
}

/** Featured assets and projects on pictures, each leading to its place on the company's page. */
export function FeaturedCards({ projects }: Props) {
  return (
    <ul className="grid gap-x-col gap-y-7 md:grid-cols-3 md:gap-y-10 print:grid-cols-3">
      {projects.map(({ title, place, picture, figure, company, href, placeholderId }) => (
        <li
          key={href + title}
          data-company={company.id}
          data-placeholder={placeholderId}
          className={classes(
            'group relative break-inside-avoid',
            'max-md:grid max-md:grid-cols-[36vw_1fr] max-md:gap-x-4',
          )}
        >
          <Picture
            picture={picture}
            alt=""
            boxes={[
              { from: '64rem', width: '26rem', aspect: 4 / 3 },
              { from: '48rem', width: '30vw', aspect: 4 / 3 },
              { width: '36vw', aspect: 1 },
            ]}
            className="aspect-square w-full object-cover md:aspect-4/3"
          />
          <div className="md:mt-4">
            <p className="flex items-center gap-2.5 text-small font-semibold">
              <Mark name={company.id} className="size-5.5 text-accent" />
              {company.name}
            </p>
            <h3 className="mt-2 text-h4">
              <a
                href={href}
                className="underline-offset-5 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </a>
            </h3>
            <p className="mt-1 text-ink-soft">{[place, figure].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
