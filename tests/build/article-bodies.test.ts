import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articleBody, articles } from '#content/model/news.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { siteFolder } from './built-site.ts'

/** Pages and scripts; not the search index, which is loaded only by a search. */
const carried = await filesIn(siteFolder, '**/*.{html,js}')

/** The pieces of a text between its markup, the longest first. */
function piecesOf(body: string): string[] {
  const pieces = body.match(/[A-Za-z0-9][A-Za-z0-9 ,;.-]+/g) ?? []
  return pieces.map((piece) => piece.trim()).toSorted((a, b) => b.length - a.length)
}

it('the text of an article is in no other page', () => {
  for (const article of articles()) {
    // More than half: lists have its excerpt, and other pages the values of its {tokens}.
    const pieces = piecesOf(articleBody(article)).slice(0, 12)
    const holders = carried.filter((file) => {
      const text = readFileSync(siteFolder + file, 'utf8')
      return pieces.filter((piece) => text.includes(piece)).length > pieces.length / 2
    })
    expect(holders).toEqual([`news/${article.id}.html`])
  }
})
