import { Icon } from '#app/components/icon.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import { ShareArticle } from './share-article.tsx'

type Props = { article: Article; picture: LibraryPicture }

/** Everything above an article's text (spec 2.9): way back, byline, title, excerpt, share, picture. */
export function ArticleHead({ article, picture }: Props) {
  const { id, title, excerpt, category, date, author } = article
  return (
    <section className="pt-34 lg:pt-40">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 no-print">
          <a href="/news" className="group inline-flex min-h-11 items-center gap-3 font-semibold">
            <Icon
              name="back"
              className="size-4.5 transition-transform group-hover:-translate-x-1"
            />
            Back to News
          </a>
          <ShareArticle title={title} excerpt={excerpt} address={canonicalAddress(`/news/${id}`)} />
        </div>
        <NewsByline
          category={category}
          date={date}
          author={author}
          className="mt-6 text-ink-soft lg:mt-10"
        />
        <h1 className="mt-5.5 hang-3 measure-18 text-h2 leading-none md:text-hero">{title}</h1>
        <p className="mt-6 measure-46 pb-9 text-h4 text-ink-soft lg:mt-8 lg:pb-11">{excerpt}</p>
      </div>
      <Picture
        picture={picture}
        alt={picture.alt}
        loading="eager"
        priority="high"
        boxes={[
          { from: '48rem', width: '100vw', height: '45rem' },
          { width: '100vw', height: '74vw' },
        ]}
        className="article-picture h-[74vw] w-full object-cover md:h-[min(78vh,45rem)]"
      />
    </section>
  )
}
