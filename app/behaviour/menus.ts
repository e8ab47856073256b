import { onPage } from './on-page.ts'

/** How long a dropdown stays after the pointer has left it, in milliseconds (spec 4, 9). */
const closeDelay = 200

/**
 * Where the pointer was last over a section. When a page is swapped in under a resting pointer the
 * browser dispatches `pointermove` once more, which must not open a menu.
 */
let resting: { x: number; y: number } | undefined

/**
 * The sections of the main menu (spec 4). As dropdowns one at a time: opened by hover, closed 200 ms
 * after the pointer leaves, unless it comes back. In the phone's accordion, each opens and closes independently.
 */
onPage((signal) => {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-menu-section]')]
  let timer: ReturnType<typeof setTimeout>
  let hovered: HTMLElement | undefined
  const closeAll = () => {
    clearTimeout(timer)
    for (const section of sections) show(section, false)
  }
  for (const section of sections) {
    const opened = () => 'open' in section.dataset
    const enter = () => {
      closeAll()
      show(section, true)
    }
    const press = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('a')) {
        closeAll()
        // The panel was taken from under the pointer: no `pointerleave` comes before the pointer moves, and
        // none at all where it moves straight to the button.
        hovered = undefined
      }
      if (!target.closest('button')) return
      // With a mouse, hovering has opened the dropdown already, and the click must not close it
      // again. A click by key has a `detail` of 0.
      const byMouse = hovered === section && detail > 0
      if (isDropdown() && (byMouse || !opened())) enter()
      else show(section, !opened())
    }
    const hover = ({ pointerType, x, y }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const rests = resting?.x === x && resting.y === y
      resting = { x, y }
      if (rests || hovered === section || !isDropdown()) return
      hovered = section
      enter()
    }
    const leave = () => {
      resting = undefined
      if (hovered !== section) return
      hovered = undefined
      clearTimeout(timer)
      timer = setTimeout(closeAll, closeDelay)
    }
    section.addEventListener('click', press, { signal })
    section.addEventListener('pointermove', hover, { signal })
    section.addEventListener('pointerleave', leave, { signal })
  }
  // A press or `focusin` outside closes a dropdown; `focusout` does not, because in Safari a
  // pressed link or button takes no focus.
  const leaveFor = ({ target }: Event) => {
    if (!(target instanceof Node) || !isDropdown()) return
    for (const section of sections) if (!section.contains(target)) show(section, false)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isDropdown()) return
    const left = sections.find((section) => section.contains(document.activeElement))
    if (left && 'open' in left.dataset) left.querySelector('button')?.focus()
    closeAll()
  }
  document.addEventListener('pointerdown', leaveFor, { signal })
  document.addEventListener('focusin', leaveFor, { signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('site:hash', closeAll, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
})

function show(section: HTMLElement, open: boolean): void {
  section.toggleAttribute('data-open', open)
  const button = section.querySelector('button')
  button?.setAttribute('aria-expanded', String(open))
  const panel = button?.nextElementSibling
  if (panel instanceof HTMLElement) keepInWindow(panel)
}

/** A dropdown begins under its button, unless it would end beyond the window. */
function keepInWindow(panel: HTMLElement): void {
  panel.style.marginLeft = ''
  const beyond = panel.getBoundingClientRect().right - document.documentElement.clientWidth
  if (beyond > 0) panel.style.marginLeft = `${-beyond}px`
}

/** True where the menus are dropdowns in a row (`--breakpoint-nav`). */
function isDropdown(): boolean {
  return matchMedia('(min-width: 70rem)').matches
}
