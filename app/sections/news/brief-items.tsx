import { HeadingRow } from '#app/components/heading-row.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { NewsItem } from '#content/model/news.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Brief = Omit<NewsItem, 'id'> & { id: string; picture: LibraryPicture }
type Props = { text: PageTexts['/news']['inBrief']; items: readonly Brief[] }

/** The items without a page of their own (spec 2.9, 9), in ruled rows. */
export function BriefItems({ text, items }: Props) {
  return (
    <Section ground="sunk">
      <HeadingRow heading={text.heading} lead={text.lead} />
      <ul className="border-b border-line-strong">
        {items.map(({ id, title, excerpt, category, date, author, picture, awaits }) => (
          <li
            key={id}
            id={id}
            data-awaits={awaits}
            className={classes(
              'grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4.5',
              'gap-y-3 border-t border-line-strong py-6',
              'lg:grid-cols-12 lg:gap-x-col',
            )}
          >
            <Picture
              picture={picture}
              alt=""
              boxes={[
                { from: '64rem', width: '11.7rem', aspect: 4 / 3 },
                { width: '6.5rem', aspect: 4 / 3 },
              ]}
              className="aspect-4/3 w-full object-cover lg:col-span-2"
            />
            <div className="max-lg:contents lg:col-span-5">
              <h3 className="text-h4 leading-name font-stretch-112% lg:mb-3">{title}</h3>
              <NewsByline
                category={category}
                date={date}
                author={author}
                field="raised"
                className="text-ink-soft max-lg:col-span-full"
              />
            </div>
            <p className="text-ink-soft max-lg:col-span-full lg:col-span-5">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
