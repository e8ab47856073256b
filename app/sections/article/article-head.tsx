import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { NewsByline } from '#app/components/news-byline.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Article } from '#content/model/news.ts'
import { mailHref, whatsAppHref } from './share-links.ts'

const entry =
  'flex min-h-12.5 w-full items-center gap-3.5 font-semibold underline-offset-4 hover:underline'

type ShareMenuProps = { id: string; title: string; address: string }

/** Copy link, e-mail, WhatsApp: for browsers that cannot share by themselves. */
export function ShareMenu({ id, title, address }: ShareMenuProps) {
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
          {/* Stands here before it says anything, because only what changes in it is read out. */}
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
 * Shares the article (spec 2.9). The menu is a popover, which the browser opens and closes by itself;
 * app/behaviour/share.ts puts the device's own sheet before it. Without script or popovers, by e-mail.
 */
export function ShareArticle({ title, excerpt, address }: ShareArticleProps) {
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
