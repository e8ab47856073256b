/** Reading and tabbing go on from here, as after an ordinary page load. */
export function takeFocus(element: HTMLElement | null): void {
  // A visitor who has already tabbed on inside the element keeps the focus.
  if (!element || element.contains(document.activeElement)) return
  if (!element.matches('a[href], button, input, select, textarea')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
