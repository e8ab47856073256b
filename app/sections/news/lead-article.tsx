import { MoreLabel } from '#app/components/more-link.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import { ArticleLink } from './article-link.tsx'

type Props = {
  article: Article & { picture: LibraryPicture }
  /** What the link to its page says. */
  link: string
}

/** The newest article, across the whole page. */
export function LeadArticle({ article, link }: Props) {
  const { id, title, excerpt, category, date, author, picture } = article
  return (
    <section className="group on-dark lead-article lg:split-bleed">
      <Picture
        picture={picture}
        alt=""
        boxes={[
          { from: '64rem', width: '66.5vw', height: '40rem' },
          { width: '100vw', height: '64vw' },
        ]}
        loading="eager"
        priority="high"
        className="h-[64vw] w-full object-cover lg:h-full"
      />
      <div className="flex flex-col px-gutter pt-7 pb-11 lg:pt-10 lg:pr-bleed lg:pl-col">
        <NewsByline category={category} date={date} field="raised" className="text-on-night-soft" />
        <h2 className="mt-5 text-statement lg:mt-auto lg:pt-12">
          <ArticleLink id={id} title={title} />
        </h2>
        <p className="mt-4.5 mb-6.5 text-on-night">{excerpt}</p>
        <MoreLabel className="self-start">{link}</MoreLabel>
        <p className="mt-6.5 text-small text-on-night-soft">{author}</p>
      </div>
    </section>
  )
}
