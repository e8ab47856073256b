import { MoreLink } from '#app/components/more-link.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import type { Article } from '#content/model/news.ts'

type Props = { articles: readonly Article[]; link: string }

/** At most two other articles (spec 2.9, 9), without the pictures that their own pages show. */
export function RelatedNews({ articles, link }: Props) {
  if (articles.length === 0) return null
  return (
    <section className="border-t border-line bg-surface py-continuation no-print">
      <div className="wrap">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-6">
          <h2 className="text-h3">Related News</h2>
          <MoreLink to="/news">{link}</MoreLink>
        </div>
        <ul className="grid gap-x-col gap-y-8 lg:grid-cols-2">
          {articles.map(({ id, title, category, date }) => (
            <li key={id} className="group relative border-t-2 border-ink pt-5.5">
              <NewsByline category={category} date={date} className="text-ink-soft" />
              <h3 className="mt-3 measure-24">
                <a
                  href={`/news/${id}`}
                  className="decoration-2 underline-offset-5 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
