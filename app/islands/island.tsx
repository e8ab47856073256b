import { Component, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { restoreState, saveState } from './press.ts'

type Props = {
  children: React.ReactNode
  /** Takes the island's place when a component in it throws: another way for the visitor. */
  fallback: React.ReactNode
}

// Astro dispatches `astro:hydrate` on the island before React changes anything, without bubbling.
// At build time, when islands are rendered too, there is no document.
globalThis.document?.addEventListener(
  'astro:hydrate',
  ({ target }) => {
    if (target instanceof Element) saveState(target)
  },
  { capture: true },
)

/**
 * Around every island: restores what was typed before React was there, says when React is ready
 * (`island:ready`, `data-ready`), and confines an error to this island.
 *
 * In an island, a text that changes, or before which something is inserted, is the only child of its
 * element: a browser's translator replaces text nodes with elements, and React would not find the
 * node.
 */
export function Island({ children, fallback }: Props) {
  const root = useRef<HTMLDivElement>(null)
  // A layout effect: between hydration and an effect after the paint, a press would be lost.
  useLayoutEffect(() => {
    const island = root.current?.closest<HTMLElement>('astro-island')
    if (!island) return
    restoreState(island)
    delete island.dataset.failed
    island.setAttribute('data-ready', '')
    island.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [])
  return (
    <div ref={root}>
      <Boundary fallback={fallback}>{children}</Boundary>
    </div>
  )
}

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** The text of a controlled field, beginning with what was typed before React was there. */
export function useTypedText(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [text, setText] = useState('')
  // React may have put a field of its own there: what was typed is in it when the island is ready.
  useLayoutEffect(() => {
    const element = field.current
    const island = element?.closest('astro-island')
    const take = () => setText(element?.value ?? '')
    take()
    island?.addEventListener('island:ready', take)
    return () => island?.removeEventListener('island:ready', take)
  }, [field])
  return [text, setText] as const
}
