import { toastQueue } from '@keystar/ui/toast'

/**
 * Cleans what is pasted into the text editor. `transformPastedHTML` of ProseMirror would do it, but Keystatic does not
 * pass that on.
 */
export function registerPaste(): void {
  const clean = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? ''
    const { target } = event
    if (!(target instanceof Element) || !target.closest('.ProseMirror')) return
    // ProseMirror marks what was copied in it.
    if (html === '' || html.includes('data-pm-slice')) return
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    if (body.querySelector('img'))
      toastQueue.info('Pictures were left out: they are added under Pictures.', { timeout: 20_000 })
    cleanUp(body)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', body.innerHTML)
    clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  }
  document.addEventListener('paste', clean, { capture: true })
}

/**
 * Turns markup of Word and Google Docs into what the text editor understands: headings of our two levels, and lists
 * instead of Word's paragraphs with a sign. The editor itself leaves out pictures and styles.
 */
function cleanUp(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (block.textContent?.trim() === '') block.remove()
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const [top] = headings.map(({ localName }) => localName).sort()
  for (const heading of headings) rename(heading, heading.localName === top ? 'h2' : 'h3')
  for (const item of body.querySelectorAll('p[style*="mso-list:"]')) {
    const sign = item.querySelector('[style*="mso-list:Ignore"]')?.textContent ?? ''
    const list = document.createElement(/^\s*\(?(\d+|[a-z]+)[.)]/i.test(sign) ? 'ol' : 'ul')
    const previous = item.previousElementSibling
    item.before(list)
    list.append(rename(item, 'li'))
    // One after the other, items are one list.
    if (previous?.localName === list.localName) {
      previous.append(...list.childNodes)
      list.remove()
    }
  }
  for (const sign of body.querySelectorAll('[style*="mso-list:Ignore"]')) sign.remove()
  // Links within Word's own document.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
}

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
