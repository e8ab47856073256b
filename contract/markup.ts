const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Characters that no text may hold: XML 1.0 allows few of them, not even escaped. Tabs and line ends are not among
 * them.
 */
export const controls = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Text escaped for HTML and XML, in attributes as well. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
