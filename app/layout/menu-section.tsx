import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Dropdowns } from './use-dropdowns.ts'

type Props = { label: string; current: boolean; dropdowns: Dropdowns; children: React.ReactNode }

/**
 * One menu of the main menu: a button and what it opens. By mouse it opens on
 * hover; by keyboard and touch its button toggles it; Escape closes it.
 */
export function MenuSection({ label, current, dropdowns, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const open = dropdowns.isOpen(label)

  function press(event: React.MouseEvent) {
    // A mouse has opened the dropdown by hovering; its click must not close it again.
    if (isDropdown() && isMouse(event.nativeEvent)) dropdowns.enter(label)
    else dropdowns.toggle(label, isDropdown())
  }
  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    dropdowns.closeAll()
    button.current?.focus()
  }
  function focusLeft(event: React.FocusEvent<HTMLElement>) {
    if (isDropdown() && !event.currentTarget.contains(event.relatedTarget)) dropdowns.closeAll()
  }

  return (
    <li
      className="group/section relative border-line max-nav:border-b nav:h-full"
      onPointerEnter={(event) => isDropdown() && isMouse(event) && dropdowns.enter(label)}
      onPointerLeave={(event) => isDropdown() && isMouse(event) && dropdowns.leave()}
      onKeyDown={closeOnEscape}
      onBlur={focusLeft}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-current={current || undefined}
        onClick={press}
        className="menu-entry"
      >
        {label}
        <Icon name="chevron" className="hidden h-1.5 w-2.25 opacity-80 nav:block" />
        <Icon name={open ? 'minus' : 'plus'} className="size-3.5 nav:hidden noscript:hidden" />
      </button>
      <div
        className={`${open ? 'block' : 'hidden noscript:block noscript:nav:hidden noscript:nav:group-focus-within/section:block noscript:nav:group-hover/section:block'} on-light nav:absolute nav:top-full nav:-left-7 nav:bg-surface nav:px-7 nav:pt-3 nav:pb-5 nav:text-ink nav:shadow-menu nav:group-nth-[n+4]/section:right-[-1.75rem] nav:group-nth-[n+4]/section:left-auto`}
      >
        {children}
      </div>
    </li>
  )
}

/** True where the menus are dropdowns in a row (`--breakpoint-nav`). */
function isDropdown(): boolean {
  return window.matchMedia('(min-width: 70rem)').matches
}

function isMouse(event: { pointerType?: string } | Event): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse'
}
