import { useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { mailHref } from './share-links.ts'
import { ShareMenu } from './share-menu.tsx'

type Props = {
  title: string
  excerpt: string
  /** The article's address without the site's origin. */
  path: string
}

/**
 * Shares the article (spec 2.9): through the device's own sheet where there is one, else
 * through a small menu; without script, by e-mail.
 */
export function ShareArticle({ title, excerpt, path }: Props) {
  /** The address being shared, while the menu is open. */
  const [address, setAddress] = useState<string>()
  const block = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = address !== undefined

  async function share() {
    const url = `${location.origin}${path}`
    const done = typeof navigator.share === 'function' && (await shared(title, excerpt, url))
    if (!done) setAddress(url)
  }

  function close() {
    setAddress(undefined)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the focus leaving its controls
    <div
      ref={block}
      // Where browsers give pressed buttons no focus, it stays inside this block.
      tabIndex={-1}
      className="relative justify-self-start outline-none no-print lg:justify-self-end"
      onBlur={({ relatedTarget }) => {
        // A press on the page beside it moves the focus nowhere, and closes as well.
        if (!block.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        close()
        button.current?.focus()
      }}
    >
      <Button
        ref={button}
        variant="outline"
        aria-expanded={open}
        aria-controls="share-menu"
        onClick={open ? close : share}
        className="aria-expanded:bg-ink aria-expanded:text-white noscript:hidden"
      >
        <Icon name="share" className="h-4.5 w-4" />
        Share Article
      </Button>
      <span className="hidden noscript:block">
        <Button href={mailHref(title, `${import.meta.env.VITE_SITE_URL}${path}`)} variant="outline">
          <Icon name="mail" className="size-4.5" />
          Share Article by e-mail
        </Button>
      </span>
      <div id="share-menu">{open && <ShareMenu title={title} address={address} />}</div>
    </div>
  )
}

/** Hands the article to the device; false when the device could not take it. */
async function shared(title: string, text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (error) {
    // Closing the device's sheet is an answer, not a failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
