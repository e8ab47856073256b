import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it('takes out scripts and what preloads them, and nothing else', () => {
  const page =
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js"/>' +
    '<link rel="preload" as="font" href="/a.woff2"/><script>x="</a>"</script></head>' +
    '<body><p>One &nbsp; two</p><script type="module" async="">import"/a.js"</script></body></html>'
  expect(withoutScripts(page)).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" as="font" href="/a.woff2"/></head>' +
      '<body><p>One &nbsp; two</p></body></html>',
  )
})
