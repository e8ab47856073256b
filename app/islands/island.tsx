import { Component, type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  children: React.ReactNode
  /** What stands there when the island breaks while it is in use. */
  fallback?: React.ReactNode
}

/**
 * Around every island that `client:press` wakes (`press.ts`): tells the directive when React answers,
 * so that what was pressed before is done again, and keeps an error to this island.
 */
export function Island({ children, fallback }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const broken = useRef(false)
  // A layout effect: no press may fall between React's taking over and its telling so.
  useLayoutEffect(() => announce(root.current, broken.current ? 'failed' : 'ready'), [])

  function fail() {
    broken.current = true
    announce(root.current, 'failed')
  }
  return (
    <div ref={root} className="contents">
      <Boundary onError={fail} fallback={fallback}>
        {children}
      </Boundary>
    </div>
  )
}

function announce(root: Element | null, state: 'ready' | 'failed') {
  const island = root?.closest<HTMLElement>('astro-island')
  if (!island) return
  delete island.dataset.failed
  island.dataset[state] = ''
  island.dispatchEvent(new CustomEvent(`island:${state}`, { bubbles: true }))
}

type BoundaryProps = Props & { onError: () => void }

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** The text of a controlled field, beginning with what was typed before React was there. */
export function useTypedText(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [text, setText] = useState('')
  useLayoutEffect(() => setText(field.current?.value ?? ''), [field])
  return [text, setText] as const
}
