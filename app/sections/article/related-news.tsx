import { MoreLink } from '#app/components/more-link.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { RelatedContent } from '#app/page-content/article.ts'

/** At most two other articles (spec 2.9, 9). */
export function RelatedNews({ articles, link }: { articles: RelatedContent; link: string }) {
  if (articles.length === 0) return null
  return (
    <section className="border-t border-line bg-surface py-section no-print">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2>Related News</h2>
          <MoreLink to="/news">{link}</MoreLink>
        </div>
        <ul className="grid gap-x-col gap-y-8 lg:grid-cols-2">
          {articles.map(({ id, title, category, date, picture }) => (
            <li
              key={id}
              className={classes(
                'group relative grid split-2/6 items-start gap-x-col border-t-2 border-ink pt-5.5',
              )}
            >
              <Picture
                picture={picture}
                alt=""
                boxes={[
                  { from: '64rem', width: '14.5rem', aspect: 4 / 3 },
                  { width: '29vw', aspect: 4 / 3 },
                ]}
                className="aspect-4/3 w-full object-cover"
              />
              <div>
                <NewsByline category={category} date={date} className="text-ink-soft" />
                <h3 className="mt-2.5 text-h4 leading-name font-stretch-114%">
                  <a
                    href={`/news/${id}`}
                    className="decoration-2 underline-offset-5 group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </a>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
