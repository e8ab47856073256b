import { type RefObject, useLayoutEffect } from 'react'

/** Lets a field grow with its text where `field-sizing` does not (Firefox < 152, Safari < 26.2). */
export function useHeightOfText(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // An effect, because the browser tells the height of the text that it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every text has its height
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}
