import { Breadcrumbs } from '#app/components/breadcrumbs.tsx'
import { FeedLinks } from '#app/components/feed-links.tsx'
import { HeadingRow } from '#app/components/heading-row.tsx'
import { Icon } from '#app/components/icon.tsx'
import { MoreLabel, MoreLink } from '#app/components/more-link.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Breadcrumb } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article, NewsItem } from '#content/model/news.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/** The title is the link; it is stretched over the `group relative` item around it. */
function ArticleLink({ id, title }: { id: number; title: string }) {
  return (
    <a
      href={`/news/${id}`}
      className="decoration-2 underline-offset-title group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </a>
  )
}

type Brief = Omit<NewsItem, 'id'> & { id: string; picture: LibraryPicture }
type BriefItemsProps = { text: PageTexts['/news']['inBrief']; items: readonly Brief[] }

/** The items without a page of their own (spec 2.9, 9), in ruled rows. */
export function BriefItems({ text, items }: BriefItemsProps) {
  return (
    <Section ground="sunk">
      <HeadingRow heading={text.heading} lead={text.lead} />
      <ul className="border-b border-line-strong">
        {items.map(({ id, title, excerpt, category, date, author, picture, placeholderId }) => (
          <li
            key={id}
            id={id}
            data-placeholder={placeholderId}
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

type FollowNewsProps = PageTexts['/news']['follow'] & {
  feeds: readonly { href: string; title: string; type: string }[]
}

/** Under the list: the news in a feed reader (spec 2.20), and the way to the press page. */
export function FollowNews({ heading, feeds, feedsLabel, press }: FollowNewsProps) {
  return (
    <section className="wrap py-continuation no-print">
      <div className="grid-12 items-start gap-y-7 border-t-2 border-ink pt-7">
        <h2 className="col-span-full text-h3 lg:col-span-4">{heading}</h2>
        <div className="col-span-full md:col-span-6 lg:col-span-4">
          <p className="text-ink-soft">{feedsLabel}</p>
          <FeedLinks feeds={feeds} />
        </div>
        <p className="col-span-full md:col-span-6 lg:col-span-4">
          <MoreLink to="/press">{press}</MoreLink>
        </p>
      </div>
    </section>
  )
}

type LeadArticleProps = {
  article: Article & { picture: LibraryPicture }
  /** The label of the link to its page. */
  link: string
}

/** The newest article, across the whole page. */
export function LeadArticle({ article, link }: LeadArticleProps) {
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

type MastheadProps = {
  heading: string
  introduction: string
  /** Which page of the list it is, counted from 1. */
  page: number
  trail: readonly Breadcrumb[]
  here: string
}

/** The list's head: the page's name as large as a newspaper's. */
export function Masthead({ heading, introduction, page, trail, here }: MastheadProps) {
  const further = page > 1
  return (
    <Section room="none" className="pt-36 pb-7.5 lg:pt-44">
      <Breadcrumbs trail={trail} here={here} className="mb-5.5" />
      <div className="heading-row gap-y-4">
        <h1 className="hang-5 text-figure-large leading-masthead tracking-masthead">
          {heading}
          {further && <span className="sr-only">, page {page}</span>}
        </h1>
        <p className="measure-30 text-lead">{introduction}</p>
      </div>
    </Section>
  )
}

type Listed = Article & { picture: LibraryPicture }

/** The articles after the newest, by year once they are of several. */
export function MoreArticles({ articles }: { articles: readonly Listed[] }) {
  const yearOf = ({ date }: Listed) => date.slice(0, 4)
  const years = [...new Set(articles.map(yearOf))]
  if (years.length === 1) return <Articles articles={articles} heading="h2" />
  return years.map((year) => (
    <section key={year} id={`year-${year}`}>
      <h2 className="wrap border-t border-line-strong pt-8 text-statement">{year}</h2>
      <Articles articles={articles.filter((each) => yearOf(each) === year)} heading="h3" />
    </section>
  ))
}

type ArticlesProps = { articles: readonly Listed[]; heading: 'h2' | 'h3' }

/** In pairs of a wide and a narrow one, their pictures of one height. */
function Articles({ articles, heading: Heading }: ArticlesProps) {
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
          <Heading className="mt-3 mb-2.5 measure-24 text-h3 leading-h3">
            <ArticleLink id={id} title={title} />
          </Heading>
          <p className="measure-52 text-ink-soft">{excerpt}</p>
          <p className="mt-3.5 text-small text-ink-soft">{author}</p>
        </article>
      ))}
    </div>
  )
}

type PaginationProps = {
  /** Which page this is, counted from 1, and of how many. */
  number: number
  total: number
  /** The addresses of its neighbours. */
  newer: string | undefined
  older: string | undefined
}

/** Links to newer and older news, if the list has more than one page. */
export function Pagination({ number, total, newer, older }: PaginationProps) {
  if (total === 1) return null
  return (
    <nav aria-label="Pages of the news" className="wrap py-section no-print">
      <ul className="grid grid-cols-2 items-center gap-x-col border-t-2 border-ink pt-5.5 sm:grid-cols-3">
        <li>
          {newer && (
            <a
              href={newer}
              rel="prev"
              className="inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              <Icon name="back" />
              Newer news
            </a>
          )}
        </li>
        <li
          aria-current="page"
          className="text-small text-ink-soft max-sm:order-last max-sm:col-span-full sm:text-center"
        >
          Page {number} of {total}
        </li>
        <li className="text-right">
          {older && (
            <a
              href={older}
              rel="next"
              className="inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              Older news
              <Icon name="forward" />
            </a>
          )}
        </li>
      </ul>
    </nav>
  )
}
