/** Whether the visitor asked for less motion. For the browser only. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
