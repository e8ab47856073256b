import type { Ref } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'

type Props = { ref: Ref<HTMLDivElement>; title: string; children: React.ReactNode }

/** The panel itself: a popover, which the browser opens and closes, with its title and close button. */
export function PanelFrame({ ref, title, children }: Props) {
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
