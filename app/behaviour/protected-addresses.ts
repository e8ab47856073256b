// Cloudflare hides e-mail addresses in the HTML that it passes on (Email Address Obfuscation), and decodes them
// by a script when a page loads. A page that a client navigation brings is decoded here.

const link = '/cdn-cgi/l/email-protection#'

/** What stands in hexadecimal digits: a key, and each byte of an address with that key (XOR). */
function decoded(digits: string): string {
  const [key = 0, ...bytes] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
}

document.addEventListener('astro:before-swap', ({ newDocument }) => {
  for (const hidden of newDocument.querySelectorAll<HTMLElement>('[data-cfemail]')) {
    hidden.replaceWith(decoded(hidden.dataset.cfemail ?? ''))
  }
  for (const anchor of newDocument.querySelectorAll(`a[href^="${link}"]`)) {
    const digits = anchor.getAttribute('href')?.slice(link.length) ?? ''
    anchor.setAttribute('href', `mailto:${decoded(digits)}`)
  }
})
