import { useRef } from 'react'

const tabs = [
  { name: 'quick', label: 'Quick answers' },
  { name: 'ai', label: 'Ask AI' },
] as const

export type TabName = (typeof tabs)[number]['name']

type Props = { current: TabName; onSelect: (name: TabName) => void }

/** The panel's two tabs; arrow keys, Home and End move between them, as tabs do. */
export function ChatTabs({ current, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)

  function moveWithKeys(event: React.KeyboardEvent) {
    const name = tabAfter(event.key, current)
    if (!name) return
    event.preventDefault()
    onSelect(name)
    list.current?.querySelector<HTMLElement>(`#chat-tab-${name}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Kinds of answer"
      onKeyDown={moveWithKeys}
      className="chat-tabs"
    >
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          id={`chat-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={`chat-${name}`}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key leads to: of two, an arrow leads to the other one. */
function tabAfter(key: string, current: TabName): TabName | undefined {
  if (key === 'Home') return 'quick'
  if (key === 'End') return 'ai'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return current === 'quick' ? 'ai' : 'quick'
  return undefined
}
