import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import { mailHref, whatsAppHref } from './share-links.ts'

const entry =
  'flex min-h-12.5 w-full items-center gap-3.5 font-semibold underline-offset-4 hover:underline'

type Props = { id: string; title: string; address: string }

/** Copy link, e-mail, WhatsApp: for browsers that cannot share by themselves. */
export function ShareMenu({ id, title, address }: Props) {
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
