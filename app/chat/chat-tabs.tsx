import { useRef } from 'react'

const tabs = [
  { name: 'quick', label: 'Quick answers' },
  { name: 'ai', label: 'Ask AI' },
] as const

export type TabName = (typeof tabs)[number]['name']

type Props = { current: TabName; onSelect: (name: TabName) => void }

/** The panel's two tabs; arrow keys move between them, as tabs do. */
export function ChatTabs({ current, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)

  function moveOnArrow(event: React.KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tabs.find(({ name }) => name !== current)
    if (!other) return
    onSelect(other.name)
    list.current?.querySelector<HTMLElement>(`#chat-tab-${other.name}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Kinds of answer"
      onKeyDown={moveOnArrow}
      className="flex flex-none gap-6 border-b border-line px-4.5"
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
          className="-mb-px h-11.5 border-b-3 border-transparent font-semibold text-ink-soft aria-selected:border-signal aria-selected:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
