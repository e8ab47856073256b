import { onPage } from './on-page.ts'

/** How long a dropdown stays after the pointer has left it, in milliseconds (spec 4, 9). */
const closeDelay = 200

/**
 * The sections of the main menu (spec 4). As dropdowns one at a time: opened by hover, closed 200 ms
 * after the pointer leaves, unless it comes back. As accordion sections each on its own.
 */
onPage((signal) => {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-menu-section]')]
  let timer: ReturnType<typeof setTimeout>
  const stay = () => clearTimeout(timer)
  const closeAll = () => {
    stay()
    for (const section of sections) show(section, false)
  }
  for (const section of sections) {
    const opened = () => 'open' in section.dataset
    const enter = () => {
      closeAll()
      show(section, true)
    }
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a')) closeAll()
      if (!event.target.closest('button')) return
      // A mouse has opened the dropdown by hovering; its click must not close it again.
      if (isDropdown() && (isMouse(event) || !opened())) enter()
      else show(section, !opened())
    }
    const leave = (event: PointerEvent) => {
      if (!isDropdown() || !isMouse(event)) return
      stay()
      timer = setTimeout(closeAll, closeDelay)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !opened()) return
      event.stopPropagation()
      closeAll()
      section.querySelector('button')?.focus()
    }
    const blur = ({ relatedTarget }: FocusEvent) => {
      const inside = relatedTarget instanceof Node && section.contains(relatedTarget)
      if (isDropdown() && !inside) closeAll()
    }
    section.addEventListener('click', press, { signal })
    section.addEventListener('pointerenter', (event) => isDropdown() && isMouse(event) && enter(), {
      signal,
    })
    section.addEventListener('pointerleave', leave, { signal })
    section.addEventListener('keydown', closeOnEscape, { signal })
    section.addEventListener('focusout', blur, { signal })
  }
  document.addEventListener('site:hash', closeAll, { signal })
  signal.addEventListener('abort', stay)
})

function show(section: HTMLElement, open: boolean): void {
  section.toggleAttribute('data-open', open)
  section.querySelector('button')?.setAttribute('aria-expanded', String(open))
}

/** True where the menus are dropdowns in a row (`--breakpoint-nav`). */
function isDropdown(): boolean {
  return matchMedia('(min-width: 70rem)').matches
}

function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}
