import { expect, it } from 'vitest'
import { closePage, openPage } from './open-page.ts'
import { pageElements } from './page-elements.ts'

const page = (css: string, body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}<style>${css}</style></head><body>${body}</body></html>`
const open = (page: string) => openPage(page, pageElements(page), 'a.html')
/** The page with all its styles, and no policy. */
const finished = (html: string) => {
  const { html: opened, css, rules } = open(html)
  const closed = closePage(opened, css + [...rules.values()].join(''), '', '/b.css')
  return closed
    .replace('<meta http-equiv="Content-Security-Policy" content=""/>', '')
    .replace(unscripted, '')
}
const unscripted = '<noscript><link rel="stylesheet" href="/b.css"/></noscript>'

it('puts the policy right behind the charset, and styles for browsers without script after the others', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`
  expect(closePage(open(page('a{}', '')).html, 'a{}', "default-src 'none'", '/b.css')).toContain(
    `<head><meta charset="utf-8">${policy}<style>a{}</style>${unscripted}</head>`,
  )
})

it('gathers every stylesheet in the head, in order', () => {
  const html = page('a{}', '<p>Text</p><style>b{}</style><main><style>c{}</style></main>')
  expect(finished(html)).toBe(page('a{}b{}c{}', '<p>Text</p><main></main>'))
})

it('turns a style attribute into a class whose rule outweighs others, once for what is the same', () => {
  const html = finished(page('', '<p style="color:red">Text</p>'))
  const [, name] = /<p class="(s\w+)">Text<\/p>/.exec(html) ?? []
  expect(html).toContain(`<style>.${name}.${name}.${name}{color:red}</style>`)
  for (const attributes of ['class="b" style="color:red"', 'style="color:red" class="b"'])
    expect(finished(page('', `<p ${attributes}>Text</p>`))).toMatch(/<p class="b s\w+">Text<\/p>/)
  const body = '<i style="background:url(&quot;/x.png&quot;)"></i>'.repeat(2)
  expect(finished(page('', body)).split('background:url("/x.png")')).toHaveLength(2)
})

it('makes module scripts wait, once', () => {
  const low = '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>'
  const head = (tag: string) => open(page('', '', tag)).html
  expect(head('<link rel="modulepreload" href="/a.js"/>')).toContain(low)
  expect(head(low)).toContain(low)
  expect(head('<script type="module" src="/a.js"></script>')).toContain(
    '<script fetchpriority="low" type="module" src="/a.js">',
  )
  expect(head('<link rel="preload" href="/a.avif"/>')).not.toContain('fetchpriority')
})

it('fetches the first picture ahead, each of its AVIF sources in its own windows', () => {
  const source = (media: string, name: string) =>
    `<source type="image/avif" srcset="/${name}.avif 9w" sizes="9vw"${media}>`
  const picture = (image: string) =>
    `<picture>${source(' media="(min-width: 64rem)"', 'wide')}<source type="image/webp" srcset="/a.webp">${source('', 'phone')}<img src="/a.webp"${image}></picture>`
  const links = (image: string) =>
    [
      ...open(page('', picture(image), '<meta name="viewport">')).html.matchAll(
        /<link rel="preload"[^>]*>/g,
      ),
    ].map(String)
  const link = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"'
  expect(links(' fetchpriority="high"')).toEqual([
    `${link} imagesrcset="/wide.avif 9w" imagesizes="9vw" media="(min-width: 64rem)"/>`,
    `${link} imagesrcset="/phone.avif 9w" imagesizes="9vw" media="(not (min-width: 64rem))"/>`,
  ])
  expect(links('')).toEqual([])
})

it('knows every inline script that runs, in noscript, template and svg too', () => {
  const body =
    '<script>1 && "</a>"</script><noscript><script>2</script></noscript>' +
    '<template><script>3</script></template><script src="/a.js"></script>' +
    '<script type="application/ld+json">{}</script>'
  expect(open(page('', body)).scripts).toEqual(['1 && "</a>"', '2', '3'])
  const svg = '<svg><style>b{c:"&lt;"}</style></svg>'
  expect(open(page('a{}', svg)).css).toBe('a{}b{c:"<"}')
})

it('changes not a byte of the rest', () => {
  const html = page(
    'a{content:"$&"}',
    '<p title=\'a&amp;"\'>x &nbsp; <!--$?--><template id="B:0"></template><!--/$--></p>',
  )
  expect(finished(html)).toBe(html)
})

it('refuses what it cannot finish', () => {
  expect(() => open('<meta charset="utf-8"><p></p>')).toThrow('a.html: the page has no')
  expect(() => open('<style></style>')).toThrow('a.html: the page has no')
})
