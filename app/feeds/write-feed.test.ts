import RssParser from 'rss-parser'
import { expect, it } from 'vitest'
import { atom, rss } from './write-feed.ts'

/** What XML 1.0 takes as a character. */
const character = /^[\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

it.each([rss, atom])('%o is XML whatever a text holds', async (write) => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('')
  const odd = `A${controls}\ud800\ufffe\uffff & < ]]> 氢能 ✅`
  const url = 'https://site.example/news/1'
  const entry = { id: url, url, title: odd, summary: odd, html: odd, author: odd, category: odd }
  const entries = [{ ...entry, day: '2026-11-21' }]
  const xml = write({ title: odd, description: odd, path: '/news', entries })
  expect(xml).toMatch(character)
  const { items } = await new RssParser().parseString(xml)
  expect(items.map(({ title }) => title)).toEqual([expect.stringMatching(/^\s*A.+氢能 ✅\s*$/s)])
})
