import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { mailHref } from './share-links.ts'
import { ShareMenu } from './share-menu.tsx'

const menu = 'share-menu'

type Props = {
  title: string
  excerpt: string
  /** The article's address. */
  address: string
}

/**
 * Shares the article (spec 2.9). The menu is a popover, which the browser opens and closes by itself;
 * app/behaviour/share.ts puts the device's own sheet before it. Without script or popovers, by e-mail.
 */
export function ShareArticle({ title, excerpt, address }: Props) {
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
