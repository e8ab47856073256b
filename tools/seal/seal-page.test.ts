import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'
import { attribute, pageElements } from './page-elements.ts'
import { sealPage } from './seal-page.ts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
/** Seals the first of these pages, the only ones of their site. */
const seal = (html: string, inbox?: string, ...others: string[]) =>
  sealPage(html, inlineHashes([html, ...others]), { aiBaseUrl: 'https://ai.example/v1', inbox })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf(html: string): Map<string, string> {
  const meta = pageElements(html).find((element) => attribute(element, 'http-equiv'))
  const directives = (meta ? attribute(meta, 'content') : '')?.split('; ') ?? []
  return new Map(
    directives.map((directive) => [
      directive.slice(0, directive.indexOf(' ')),
      directive.slice(directive.indexOf(' ') + 1),
    ]),
  )
}

describe('the policy', () => {
  it('stands right behind the charset, before anything it governs', () => {
    expect(seal(page('<style>a{}</style>'))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><style>/,
    )
  })

  it('names the hash of every inline script and style, each once', () => {
    const policy = policyOf(
      seal(page('<style>a{}</style>', '<script>1 && "</a>"</script><script>1 && "</a>"</script>')),
    )
    expect(policy.get('script-src')).toBe(`'self' 'wasm-unsafe-eval' ${hash('1 && "</a>"')}`)
    expect(policy.get('style-src')).toBe(`'self' ${hash('a{}')}`)
  })

  it('names what another page of the site has inline: it may be swapped in', () => {
    const other = page('<style>b{}</style>', '<script>2</script>')
    const policy = policyOf(seal(page('<style>a{}</style>'), undefined, other))
    expect(policy.get('style-src')).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`)
    expect(policy.get('script-src')).toContain(hash('2'))
  })

  it('allows no style attribute, and inline nothing by default', () => {
    const policy = policyOf(seal(page('')))
    expect(policy.get('style-src-attr')).toBe("'none'")
    expect(policy.get('default-src')).toBe("'none'")
    expect([...policy.values()].join(' ')).not.toContain('unsafe-inline')
  })

  it('leaves out scripts that are files or data', () => {
    const scripts = '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(policyOf(seal(page('', scripts))).get('script-src')).toBe("'self' 'wasm-unsafe-eval'")
  })

  it('knows what stands in noscript, template and svg', () => {
    const body =
      '<noscript><style>a{}</style></noscript><template><script>1</script></template>' +
      '<svg><style>b{c:"&lt;"}</style></svg>'
    const policy = policyOf(seal(page('', body)))
    expect(policy.get('style-src')).toContain(hash('a{}'))
    expect(policy.get('script-src')).toContain(hash('1'))
    expect(policy.get('style-src')).toContain(hash('b{c:"<"}'))
  })

  it('lets the page ask the AI provider and no one else', () => {
    const policy = policyOf(seal(page('')))
    expect(policy.get('connect-src')).toBe("'self' https://ai.example")
    expect(policy.get('form-action')).toBe("'self'")
  })

  it('lets forms go to an inbox elsewhere, by script and without', () => {
    const policy = policyOf(seal(page(''), 'https://inbox.example'))
    expect(policy.get('connect-src')).toBe("'self' https://ai.example https://inbox.example")
    expect(policy.get('form-action')).toBe("'self' https://inbox.example")
  })
})

it('makes module scripts wait, once', () => {
  const link = '<link rel="modulepreload" href="/a.js"/>'
  const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>'
  expect(seal(page(link))).toContain(low)
  expect(seal(page(low))).toContain(low)
  expect(seal(page('<script type="module" src="/a.js"></script>'))).toContain(
    '<script fetchpriority="low" type="module" src="/a.js">',
  )
  expect(seal(page('<link rel="preload" href="/a.avif"/>'))).not.toContain('fetchpriority')
})

it('changes not a byte of the rest', () => {
  const html = page(
    '<link rel="modulepreload" href="/a.js"/>',
    '<p title=\'a&amp;"\'>x &nbsp; <!--$?--><template id="B:0"></template><!--/$--></p>',
  )
  const sealed = seal(html)
  const back = sealed.replace(/<meta http-equiv[^>]+>/, '').replace(' fetchpriority="low"', '')
  expect(back).toBe(html)
})

it('refuses a page without charset', () => {
  expect(() => seal('<!DOCTYPE html><title>x</title>')).toThrow('charset')
})
