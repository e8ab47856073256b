import { type Ref, useEffect, useRef } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'

type FrameProps = { ref: Ref<HTMLDivElement>; title: string; children: React.ReactNode }

/** The panel itself: a popover, which the browser opens and closes, with its title and close button. */
export function PanelFrame({ ref, title, children }: FrameProps) {
  return (
    <div
      ref={ref}
      id="chat-panel"
      popover="manual"
      role="dialog"
      aria-labelledby="chat-title"
      // Browsers without popovers (Chrome < 114, Firefox < 125, Safari < 17) show no panel.
      className="chat-panel"
    >
      <div className="chat-head on-dark">
        <Mark name="group" className="size-6.5 flex-none text-signal-night" />
        <h2 id="chat-title">{title}</h2>
        <button
          type="button"
          popoverTarget="chat-panel"
          popoverTargetAction="hide"
          className="grid size-11 place-items-center"
        >
          <span className="sr-only">Close</span>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  )
}

/** Other ways to reach the group when the chat fails to load. */
export type OtherWays = { email: string; phone: { display: string; dial: string } }

/** Shown when React fails to load: `client:press` sets `data-failed` on the island. What was typed stays. */
export function ChatFailure(ways: OtherWays) {
  return (
    <p role="alert" className="hidden flex-none border-b border-line p-4.5 in-data-failed:block">
      <Ways after="The chat did not load. Check your connection and press again, or" {...ways} />
    </p>
  )
}

/** Takes the panel's place when a component of the chat throws. */
export function BrokenChat({ title, ...ways }: OtherWays & { title: string }) {
  const panel = useRef<HTMLDivElement>(null)

  // An effect: React has removed the open panel with the component that threw, and this one has to
  // be opened.
  useEffect(() => {
    panel.current?.showPopover?.()
    panel.current?.querySelector('a')?.focus()
  }, [])

  return (
    <PanelFrame ref={panel} title={title}>
      <p role="alert" className="p-4.5">
        <Ways after="The chat has stopped. Please load the page again, or" {...ways} />
      </p>
    </PanelFrame>
  )
}

const link = 'font-semibold text-link underline underline-offset-3'

function Ways({ after, email, phone }: OtherWays & { after: string }) {
  return (
    <>
      {`${after} write to `}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>{' '}
      or call{' '}
      <a href={`tel:${phone.dial}`} className={link}>
        {phone.display}
      </a>
      .
    </>
  )
}
