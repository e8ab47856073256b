import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articleBody, articles } from '#content/model/news.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { siteFolder } from './built-site.ts'

/** Pages and scripts; not the search index, which is asked for by searching. */
const carried = await filesIn(siteFolder, '**/*.{html,js}')

/** A sentence of the text without markup, long enough to stand nowhere else. */
function sentenceOf(body: string): string {
  const lines = body.split('\n').filter((line) => /^[A-Z][^[*{|]{80,}$/.test(line))
  return lines[0]?.slice(0, 70) ?? ''
}

it.each(articles())('the text of article $id is in no other page', (article) => {
  const sentence = sentenceOf(articleBody(article))
  expect(sentence).not.toBe('')
  const holders = carried.filter((file) =>
    readFileSync(siteFolder + file, 'utf8').includes(sentence),
  )
  expect(holders).toEqual([`news/${article.id}.html`])
})
