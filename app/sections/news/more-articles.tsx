import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import { ArticleLink } from './article-link.tsx'

type Props = { articles: readonly (Article & { picture: LibraryPicture })[] }

/** The articles after the newest, in pairs of a wide and a narrow one, their pictures of one height. */
export function MoreArticles({ articles }: Props) {
  return (
    <div
      className={classes(
        'wrap grid gap-x-col gap-y-13 pt-14 pb-18',
        'lg:split-7/12 lg:gap-y-18 lg:pt-24 lg:pb-section',
      )}
    >
      {articles.map(({ id, title, excerpt, category, date, author, picture }) => (
        <article key={id} className="group relative break-inside-avoid">
          <Picture
            picture={picture}
            alt=""
            boxes={[
              { from: '64rem', width: '45.5rem', height: '28.75rem' },
              { width: '92vw', aspect: 16 / 9 },
            ]}
            className="mb-5.5 aspect-16/9 w-full object-cover lg:aspect-auto lg:h-[min(32vw,28.75rem)]"
          />
          <NewsByline category={category} date={date} className="text-ink-soft" />
          <h2 className="mt-3 mb-2.5 measure-24 text-h3 leading-h3">
            <ArticleLink id={id} title={title} />
          </h2>
          <p className="measure-52 text-ink-soft">{excerpt}</p>
          <p className="mt-3.5 text-small text-ink-soft">{author}</p>
        </article>
      ))}
    </div>
  )
}
