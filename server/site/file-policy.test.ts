import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { filePolicy } from './file-policy.ts'

const policyOf = (name: string, text: string) => filePolicy(name, Buffer.from(text))

it("is a page's own", () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'; a"/>`
  const other = '<meta name="description" content="More > less">'
  const page = `<!DOCTYPE html><html><head>${other}${meta}</head><body></body></html>`
  expect(policyOf('a.html', page)).toBe("img-src 'self'; a")
})

it('loads nothing for a page that says nothing, a text and a script', () => {
  expect(policyOf('a.html', '<title>A</title>')).toBe("default-src 'none'")
  const text = '<meta http-equiv="Content-Security-Policy" content="default-src *">'
  expect(policyOf('a.txt', text)).toBe("default-src 'none'")
})

it("lets a drawing's own styles paint it", () => {
  const style = '.a > .b { fill: url(#c) }'
  const hash = createHash('sha256').update(style).digest('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style><path/></svg>`
  expect(policyOf('a.svg', svg)).toBe(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(policyOf('b.svg', '<svg/>')).toBe("default-src 'none'")
})
