import { useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import { mailHref, whatsAppHref } from './share-links.ts'

const entry =
  'flex min-h-12.5 w-full items-center gap-3.5 font-semibold underline-offset-4 hover:underline'

/** Copy link, e-mail, WhatsApp: for browsers that cannot share by themselves. */
export function ShareMenu({ title, address }: { title: string; address: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      // Forbidden, or plain http: the address is shown to be copied by hand.
      setCopied('no')
    }
  }

  return (
    <ul
      className={classes(
        'absolute top-full left-0 z-10 mt-2 w-66 divide-y divide-line bg-surface px-5',
        'py-2 text-base text-ink shadow-menu ring-1 ring-line',
        'lg:right-0 lg:left-auto',
      )}
    >
      <li>
        <button type="button" onClick={copy} className={entry}>
          <Icon name="link" className="size-4.5" />
          Copy link
          <span role="status" className="ml-auto text-label text-success">
            {copied === 'yes' && 'Copied'}
          </span>
        </button>
        {copied === 'no' && (
          <p className="pb-3 text-small break-all">
            <span className="block font-semibold">Copy this address:</span>
            {address}
          </p>
        )}
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
