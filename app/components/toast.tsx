import { useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '#app/lib/classes.ts'
import { Icon } from './icon.tsx'

export type ToastMessage = {
  /** `success` disappears by itself; `failure` stays until it is closed. */
  kind: 'success' | 'failure'
  title: string
  text?: string
}

/** How long a success stays, in milliseconds. */
const successStays = 8000

const borders = { success: 'border-success', failure: 'border-danger' } as const
const signs = { success: 'text-success', failure: 'text-danger' } as const

type Props = {
  message: ToastMessage | undefined
  /** The name of what is being waited for, for screen readers. */
  waiting: string | undefined
  onClose: () => void
}

/**
 * At the foot of the window: across it on phones, at the right on large screens, where no form is. Both
 * live regions are always in the page, because screen readers announce only changes to a region that
 * exists already.
 */
export function ToastArea({ message, waiting, onClose }: Props) {
  // An effect, because a timer is outside of React; a new message starts it again.
  useEffect(() => {
    if (message?.kind !== 'success') return
    const timer = setTimeout(onClose, successStays)
    return () => clearTimeout(timer)
  }, [message, onClose])

  const toast = message && <Toast message={message} onClose={onClose} />
  return (
    <div
      className={classes(
        'wrap pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) max-md:w-full no-print',
        'md:bottom-4 lg:bottom-20 lg:flex lg:justify-end',
      )}
    >
      <div role="status">
        {waiting && <p className="sr-only">{waiting}</p>}
        {message?.kind === 'success' && toast}
      </div>
      <div role="alert">{message?.kind === 'failure' && toast}</div>
    </div>
  )
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { kind, title, text } = message
  const box = useRef<HTMLDivElement>(null)

  // Returns the focus to the element that had it before: the browser would move it to `<body>`.
  // The cleanup of a layout effect runs while the toast is still in the document.
  useLayoutEffect(() => {
    const toast = box.current
    let before: EventTarget | null = document.activeElement
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !toast?.contains(relatedTarget)) before = relatedTarget
    }
    toast?.addEventListener('focusin', enter)
    return () => {
      if (!toast?.contains(document.activeElement)) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div
      ref={box}
      className={classes(
        'toast pointer-events-auto grid grid-cols-[--spacing(7)_1fr_--spacing(11)] gap-3.5',
        'md:max-w-120 lg:max-w-90',
        'rounded-control border-l-5 bg-surface pr-2 pl-5 text-ink shadow-menu max-md:rounded-none',
        borders[kind],
      )}
    >
      <Icon name={kind} className={`mt-px size-6.5 ${signs[kind]}`} />
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="-mt-2.25 grid size-11 place-items-center"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
