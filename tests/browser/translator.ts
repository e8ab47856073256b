import type { Page } from '@playwright/test'

/** When the page is translated: before React comes to an island, after it, or all the time. */
export type Moment = 'before' | 'after' | 'always'

/**
 * Plays the translator of a browser: it takes every text away and puts two `font` elements there, as
 * Chrome's does, with the text in capitals for another language. `always`: it goes on with what comes.
 */
export async function translate(page: Page, moment: Moment): Promise<void> {
  await page.evaluate((goesOn) => {
    const untouched = 'font, script, style, noscript, textarea, svg, [translate="no"]'

    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node)
      }
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data.toUpperCase())
        outer.append(inner)
        text.replaceWith(outer)
      }
    }

    translateIn(document.body)
    if (!goesOn) return
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, moment === 'always')
}

/** Plays an extension, such as a password manager, that puts an element after every field. */
export async function decorateFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    function decorate() {
      for (const field of document.querySelectorAll('input, textarea')) {
        if (field.nextElementSibling?.localName === 'password-manager') continue
        field.after(document.createElement('password-manager'))
      }
    }
    decorate()
    new MutationObserver(decorate).observe(document, { childList: true, subtree: true })
  })
}
