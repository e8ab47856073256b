import { MoreLink } from '#app/components/more-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import { longDate } from '#app/lib/dates.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Teaser = Article & { picture: LibraryPicture }
type Props = { text: PageTexts['/']['news']; articles: readonly Teaser[] }

/** Three news teasers (spec 2.4.7): the first with its picture, two ruled beside it. */
export function LatestNews({ text, articles }: Props) {
  const [first, ...rest] = articles
  if (!first) return null
  return (
    <Section>
      <div className="mb-8 flex lg:mb-12 flex-wrap items-end justify-between gap-6">
        <SectionHeading name="Latest News">{text.heading}</SectionHeading>
        <MoreLink to="/news">{text.link}</MoreLink>
      </div>
      <div className="grid-12 gap-y-8">
        <article className="group relative col-span-full lg:col-span-7">
          <Picture
            picture={first.picture}
            alt=""
            boxes={[
              { from: '64rem', width: '46rem', aspect: 16 / 9 },
              { width: '100vw', aspect: 16 / 9 },
            ]}
            className="mb-6 aspect-16/9 w-full object-cover"
          />
          <NewsMeta category={first.category} date={first.date} />
          <h3 className="measure-24">
            <TeaserLink id={first.id} title={first.title} />
          </h3>
        </article>
        <div className="col-span-full flex flex-col lg:col-start-8">
          {rest.map(({ id, category, date, title, excerpt }) => (
            <article
              key={id}
              className={classes(
                'group relative flex-1 border-t border-line pt-5 pb-6 lg:pt-6.5 lg:pb-8.5',
                'first:border-t-2 first:border-ink',
              )}
            >
              <NewsMeta category={category} date={date} />
              <h3 className="mb-2.5 text-h4">
                <TeaserLink id={id} title={title} />
              </h3>
              <p className="text-ink-soft">{excerpt}</p>
            </article>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** The title is the link; it is stretched over the whole teaser. */
function TeaserLink({ id, title }: { id: number; title: string }) {
  return (
    <a
      href={`/news/${id}`}
      className="decoration-2 underline-offset-5 group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </a>
  )
}

/** A news item's category and date. */
function NewsMeta({ category, date }: { category: string; date: string }) {
  return (
    <p className="mb-2.5 flex gap-3.5 text-label text-ink-soft">
      <span className="font-semibold text-ink">{category}</span>
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
