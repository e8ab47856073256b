import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ArticleBodyProps = {
  html: string
  notes: NonNullable<Article['notes']>
  questions: PageTexts['/news']['questions']
}

/** The article's text, with what a hurried reader wants to know beside it. */
export function ArticleBody({ html, notes, questions }: ArticleBodyProps) {
  return (
    <section className="wrap grid-12 pt-[clamp(3rem,6vw,5.5rem)] pb-section">
      <div className="col-span-full text-small lg:col-span-3 lg:pr-5">
        <dl className="mb-9 grid grid-cols-2 gap-x-4 border-t-2 border-ink lg:sticky lg:top-26 lg:mb-0 lg:block">
          {notes.map(({ label, text }) => (
            <Note key={label} label={label}>
              {text}
            </Note>
          ))}
          <Note label={questions.label}>
            <a href="/contact" className="text-link underline underline-offset-4">
              {questions.link}
            </a>
          </Note>
        </dl>
      </div>
      <div
        className="prose article-body col-span-full lg:col-start-4 lg:col-end-11"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, sanitised at build
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

function Note({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Opens a new message with the title as subject and the address as text. */
function mailHref(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
}

/** Opens WhatsApp with title and address as the message. */
function whatsAppHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`
}

const entry =
  'flex min-h-12.5 w-full items-center gap-3.5 font-semibold underline-offset-4 hover:underline'

type ShareMenuProps = { id: string; title: string; address: string }

/** Copy link, e-mail, WhatsApp: for browsers that cannot share by themselves. */
function ShareMenu({ id, title, address }: ShareMenuProps) {
  return (
    <ul
      id={id}
      popover="auto"
      className={classes(
        'share-menu w-66 divide-y divide-line bg-surface px-5 py-2',
        'text-ink shadow-menu ring-1 ring-line no-popovers:hidden',
      )}
    >
      <li className="noscript:hidden">
        <button type="button" data-copy className={entry}>
          <Icon name="link" className="size-4.5" />
          Copy link
          {/* In the page while empty, because only changes to a live region are read out. */}
          <span role="status" data-done="Copied" className="ml-auto text-label text-success" />
        </button>
        <p data-by-hand hidden className="pb-3 text-small break-all">
          <span className="block font-semibold">Copy this address:</span>
          <span />
        </p>
      </li>
      <li>
        <a href={mailHref(title, address)} className={entry}>
          <Icon name="mail" className="size-4.5" />
          E-mail
        </a>
      </li>
      <li>
        <a href={whatsAppHref(title, address)} target="_blank" rel="noopener" className={entry}>
          <Icon name="whatsapp" className="size-4.5" />
          WhatsApp
        </a>
      </li>
    </ul>
  )
}

const menu = 'share-menu'

type ShareArticleProps = {
  title: string
  excerpt: string
  /** The article's address. */
  address: string
}

/**
 * Shares the article (spec 2.9). The menu is a popover, which the browser opens; app/behaviour/share.ts
 * calls `navigator.share()` instead where it exists. Without script or popovers, a link for e-mail.
 */
function ShareArticle({ title, excerpt, address }: ShareArticleProps) {
  return (
    <share-article data-address={address} data-title={title} data-text={excerpt}>
      <Button
        variant="outline"
        popoverTarget={menu}
        className="share-button no-popovers:hidden noscript:hidden"
      >
        <Icon name="share" className="h-4.5 w-4" />
        Share Article
      </Button>
      <span className="hidden no-popovers:block noscript:block">
        <Button href={mailHref(title, address)} variant="outline">
          <Icon name="mail" className="size-4.5" />
          Share Article by e-mail
        </Button>
      </span>
      <ShareMenu id={menu} title={title} address={address} />
    </share-article>
  )
}

type ArticleHeadProps = { article: Article; picture: LibraryPicture }

/** Everything above an article's text (spec 2.9): way back, byline, title, excerpt, share, picture. */
export function ArticleHead({ article, picture }: ArticleHeadProps) {
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

/** The page of an unknown article's address (spec 2.9, 8). */
export function ArticleNotFound() {
  return (
    <section className="wrap min-h-[70svh] pt-44 pb-section">
      <h1>Article Not Found</h1>
      <p className="mt-5 mb-8 text-lead">The article you're looking for doesn't exist.</p>
      <Button href="/news" variant="primary">
        Back to News
      </Button>
    </section>
  )
}

type RelatedNewsProps = { articles: readonly Article[]; link: string }

/** At most two other articles (spec 2.9, 9), without the pictures that their own pages show. */
export function RelatedNews({ articles, link }: RelatedNewsProps) {
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
