/** Placeholder until the page is merged. */
export type AnswerPage = {
  title: string
  text: string
  items?: { label: string; text: string }[]
  back: { href: string; label: string }
  action?: { href: string; label: string; field: { name: string; value: string } }
}
export async function loadAnswerPage(_folder: string): Promise<(content: AnswerPage) => string> {
  return ({ title, text, items = [], action }) =>
    `<!doctype html><title>${title}</title><h1>${title}</h1><p>${text}</p><ul>${items.map((i) => `<li>${i.label}: ${i.text}`).join('')}</ul>${action ? action.href : ''}`
}
