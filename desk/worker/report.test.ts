import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Change, reportOn } from './report.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'))
})
afterEach(() => rm(folder, { recursive: true }))

type Files = Record<string, string | Buffer>

async function write(name: string, files: Files): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return join(folder, name)
}

let pair = 0
async function report(before: Files, after: Files) {
  pair += 1
  return reportOn(await write(`before${pair}`, before), await write(`after${pair}`, after), 4)
}

async function changes(before: Files, after: Files): Promise<Change[]> {
  return (await report(before, after)).changes
}

/** The changes of files in whose texts `«before|after»` stands for a change. */
async function changesIn(files: Record<string, string>): Promise<Change[]> {
  const side = (which: string) =>
    Object.entries(files).map(([name, text]) => [name, text.replaceAll(/«(.*?)\|(.*?)»/gs, which)])
  return changes(Object.fromEntries(side('$1')), Object.fromEntries(side('$2')))
}

/** A change in one line: `[-removed]`, `[+added]`. */
const shown = ({ kind, parts, pages }: Change) => {
  const marks = { same: ['', ''], added: ['[+', ']'], removed: ['[-', ']'] } as const
  const text = parts.map((part) => marks[part.state].join(part.text)).join('')
  return `${kind}: ${text} @ ${pages.join(' ')}`
}

const page = (body: string, head = '<title>Title</title>') =>
  `<!doctype html>${head}<main>${body}</main>`

const shownIn = async (files: Record<string, string>) => (await changesIn(files)).map(shown)

async function expectReported(html: string, expected: string): Promise<void> {
  expect(await shownIn({ 'a.html': html })).toEqual([expect.stringContaining(expected)])
}

const rig = '<img alt="A rig" src="/a.webp">'
const mark = (d: string) =>
  `<svg><symbol id="m" viewBox="0 0 24 24"><path d="${d}"/></symbol></svg>`

describe('every kind of change is seen', () => {
  it.each([
    ['a word', '<p>Our <b>«old|new»</b> word.</p>', 'words: Our [-old][+new] word. @ /a'],
    [
      'a target under the same words',
      '<p>See <a href="«/projects|https://b.example/»">our projects</a>.</p>',
      'link: our projects [-/projects][+https://b.example/] @ /a',
    ],
    [
      'a telephone number that is dialled',
      '<a href="tel:+234«1|2»">Call us</a>',
      '[-tel:+2341][+tel:+2342]',
    ],
    [
      'where a form goes',
      '<form action="«/api/contact|https://b.example»">Send</form>',
      'b.example',
    ],
    [
      'a link behind a picture',
      `<a href="«/one|/two»">${rig}</a>`,
      'link: A rig [-/one][+/two] @ /a',
    ],
    [
      'a link that went to another of the same words',
      '«<a href="/a">Ada</a> Bola|Ada <a href="/a">Bola</a>»',
      'link: [-Ada][+Bola] /a @ /a',
    ],
    ['where a script leads', '<script src="«/a.js|https://b.example/a.js»"></script>', 'b.example'],
    ['words that are struck out', '<p>It is «safe|<del>safe</del>».</p>', '[+~~]safe[+~~]'],
    ["a company's mark, which has no file", mark('M0 0h«9|8»'), 'structured data: Drawing '],
    [
      'an alternative text',
      '<img alt="A rig «at sea|on land»" src="/a.webp">',
      'alternative text: A rig [-at sea][+on land] @ /a',
    ],
    ['a label', '<button aria-label="«Close|Open»">x</button>', 'alternative text: '],
    [
      'structured data',
      '<script type="application/ld+json">{"@type":"Person","name":"«Ada|Obi»"}</script>',
      'structured data: "name": "[-Ada][+Obi]" @ /a',
    ],
    [
      'what an island begins with',
      `<astro-island props='{"sent":"«Thanks|Bye»"}'></astro-island>`,
      'structured data: ',
    ],
    ['what is there and hidden', '<p« | hidden»>x</p>', '[+p hidden]'],
    ['what is in a template', '<template><p>«x|y»</p></template>', 'words: [-x][+y] @ /a'],
  ])('%s', (_, body, expected) => expectReported(page(body), expected))

  it.each([
    ['a title', '<title>«One|Two»</title>', 'title: [-One][+Two] @ /a'],
    [
      'a description',
      '<title>x</title><meta name="description" content="«x|y»">',
      'description: [-x][+y] @ /a',
    ],
    [
      'where it leads',
      '<title>x</title><link rel="canonical" href="«/a|https://b.example/»">',
      'link: canonical ',
    ],
    [
      'whether search engines may list it',
      '<title>x</title>«|<meta name="robots" content="noindex">»',
      '[+robots: noindex]',
    ],
  ])('in the head: %s', (_, head, expected) => expectReported(page('', head), expected))

  it.each<[string, Files, Files, string]>([
    [
      'the text of a document',
      { 'p.pdf': pdf('Safe work') },
      { 'p.pdf': pdf('Fast work') },
      'document: [-Safe][+Fast] work @ /p.pdf',
    ],
    [
      'that a document looks otherwise',
      { 'p.pdf': pdf('Same', 20) },
      { 'p.pdf': pdf('Same', 30) },
      'The same words with other pictures',
    ],
    [
      'words that stand in a script alone',
      { 'assets/chat.aaaaaaaa.js': 'const answers={hours:"from 8 to 5"}' },
      { 'assets/chat.bbbbbbbb.js': 'const answers={hours:"from 9 to 5"}' },
      '[-8][+9]',
    ],
  ])('%s', async (_, before, after, expected) => {
    expect((await changes(before, after)).map(shown)).toEqual([expect.stringContaining(expected)])
  })

  it('a data file, line by line', async () => {
    const lines = await shownIn({ 'data/figures.csv': 'id,value\nwells,«5|6»\n' })
    expect(lines).toEqual(['file: wells,[-5][+6] @ /data/figures.csv'])
  })

  it('a link that is there no more', async () => {
    const lines = await shownIn({ 'a.html': page(`«<a href="/one">${rig}</a>|»`) })
    expect(lines).toContain('link: [-A rig /one] @ /a')
  })

  it('two links that have changed places, under other words and under the same', async () => {
    const named = page('<p><a href="«/a|/b»">Ada</a> <a href="«/b|/a»">Bola</a></p>')
    expect(await shownIn({ 'a.html': named })).toEqual([
      'link: Ada [-/a][+/b] @ /a',
      'link: Bola [-/b][+/a] @ /a',
    ])
    const alike = page(
      '<p>Ada: <a href="«/a|/b»">E-mail</a></p><p>Bola: <a href="«/b|/a»">E-mail</a></p>',
    )
    const found = await changesIn({ 'a.html': alike })
    expect(found.map(({ kind }) => kind)).toContain('link')
  })

  it('a picture, by name or by bytes, and a crop of the same', async () => {
    const picture = (src: string, tall: string) =>
      page(
        `<picture><source srcset="/${tall}.avif 415w"><img alt="x" src="/${src}.webp"></picture>`,
      )
    const [other] = await changesIn({ 'a.html': picture('rig.«aaaa|cccc»', 'rig.«bbbb|dddd»') })
    const pictures = { before: '/rig.aaaa.webp', after: '/rig.cccc.webp' }
    expect(other).toMatchObject({ kind: 'picture', pictures })
    const [crop] = await changesIn({ 'a.html': picture('rig.aaaa', 'rig.«bbbb|dddd»') })
    expect(crop?.pictures).toEqual({ before: '/rig.bbbb.avif', after: '/rig.dddd.avif' })
    const bytes = await changesIn({ 'press/rig.jpg': '«one|two»' })
    expect(bytes).toMatchObject([{ kind: 'picture', pages: ['/press/rig.jpg'] }])
  })

  it('a page that is new, and one that is gone', async () => {
    const found = await changes(
      { 'old.html': page('<p>x</p>') },
      { 'new.html': page('<p>y</p>', '<title>New</title>') },
    )
    const pages = found.filter(({ kind }) => kind !== 'menus')
    expect(pages.map(({ kind, pages }) => [kind, ...pages])).toEqual([
      ['page added', '/new'],
      ['page removed', '/old'],
    ])
  })

  it('a page at another address, with its words that differ', async () => {
    const found = await changes(
      { _redirects: '/news/* /news/404.html 404\n', 'news/76.html': page('<p>x</p>') },
      {
        _redirects: '/news/76 /news/77 308\n/news/* /news/404.html 404\n',
        'news/77.html': page('<p>y</p>', '<title>Another</title>'),
      },
    )
    expect(found.filter(({ kind }) => kind !== 'file').map(shown)).toEqual([
      'address: [-/news/76][+/news/77] @ /news/77',
      'title: [-Title][+Another] @ /news/77',
      'words: [-x][+y] @ /news/77',
    ])
  })

  it('a row of a table with its cells', async () => {
    const row = (cells: string) => `<tr><td>${cells.split('|').join('</td><td>')}</td></tr>`
    const table = (rows: string) =>
      page(`<table><thead><tr><th>Site</th><th>Wells</th></tr></thead>${rows}</table>`)
    const before = { 'a.html': table(row('Forcados||5')) }
    const after = { 'a.html': table(row('Forcados||6') + row('Warri|<p>two</p><p>more</p>|1')) }
    expect((await changes(before, after)).map(shown)).toEqual([
      'words: Forcados |  | [-5][+6] @ /a',
      'words: [+Warri | two more | 1] @ /a',
    ])
    const [own] = await changes({ 'x.txt': '' }, { 'x.txt': '', ...before })
    expect(own?.parts).toEqual([
      { text: 'Site | Wells', state: 'added', as: 'thead' },
      { text: 'Forcados |  | 5', state: 'added', as: 'tr' },
    ])
  })

  it('of a new page what is written in it, without what all pages of its folder have', async () => {
    const article = (text: string, picture: string) =>
      page(`${text}<img alt="" src="/assets/${picture}"><h2>Questions</h2>
        <p><a href="/contact">Write to us</a></p>`)
    const before = {
      'news/1.html': article('<p>One</p>', 'a.12345678_1.webp'),
      'news/2.html': article('<p>Two</p>', 'b.12345678_1.webp'),
    }
    const twice = article(
      '<p>Three</p><img alt="" src="/assets/c.12345678_2.webp">',
      'c.12345678_1.webp',
    )
    const found = await changes(before, { ...before, 'news/3.html': twice })
    expect(found.filter(({ kind }) => kind !== 'menus').map(shown)).toEqual([
      'page added: [+Three] @ /news/3',
      'picture: [+/assets/c.12345678_1.webp] @ /news/3',
    ])
    expect(found.find(({ kind }) => kind === 'menus')?.parts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Questions\n', 'Write to us\n', 'Write to us /contact\n']),
    )
  })

  it('of a new page its own text in its shape, apart from what no print has', async () => {
    const body = `<nav>Home</nav><p class="x no-print"><a href="/news">Back</a></p>
      <h1>A quay</h1><ul><li>Ships</li></ul>`
    const [own, around] = await changes(
      { 'x.txt': '' },
      { 'x.txt': '', 'a.html': page(body, '<title>Quay</title>') },
    )
    expect(own?.parts).toEqual([
      { text: 'A quay', state: 'added', as: 'h1' },
      { text: 'Ships', state: 'added', as: 'li' },
    ])
    expect(around && shown(around)).toBe('menus: [+Quay\n][+Home\n][+Back\n][+Back /news\n] @ /a')
  })

  it('on a page that is new all that it has beside its words, without its menus', async () => {
    const menu = '<nav><a href="/careers">Careers</a></nav>'
    const body = `<p>Pay at <a href="https://b.example">our bank</a></p>${rig}`
    const head = '<title>News</title><meta name="description" content="Said of it">'
    const found = await changes(
      { 'x.txt': '' },
      { 'x.txt': '', 'a.html': `${menu}${page(body, head)}` },
    )
    const lines = found.map(shown).join('; ')
    for (const each of ['Said of it', 'our bank https://b.example', 'A rig', '/a.webp'])
      expect(lines).toContain(each)
    expect(lines).not.toContain('/careers')
  })
})

describe('equal changes are reported once', () => {
  const pages = (count: number, body: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`p${index}.html`, page(body(index))]),
    )

  it('a menu label', async () => {
    const body = (index: number) =>
      `<ul><li><a href="/careers">«Careers|Jobs»</a></li></ul><p>Page ${index}</p>`
    const found = await changesIn(pages(40, body))
    expect(found).toMatchObject([{ kind: 'words', pages: { length: 40 } }])
  })

  it('those on most pages first', async () => {
    const files = { ...pages(3, () => '<p>«x|y»</p>'), 'a.html': page('<p>«one|two»</p>') }
    const found = await changesIn(files)
    expect(found.map((change) => change.pages.length)).toEqual([3, 1])
  })
})

describe('no change is reported where none is', () => {
  it.each<[string, Files, Files]>([
    ['a mark', { 'a.html': page(mark('M0')) }, { 'a.html': page(mark('M0')) }],
    ['the day of a build', dated('2026-11-25'), dated('2026-11-26')],
    [
      'files under other hashes',
      {
        'a.html': page('<script src="/assets/x.aaaaaaaa.js"></script>'),
        'assets/x.aaaaaaaa.js': '1',
      },
      {
        'a.html': page('<script src="/assets/x.bbbbbbbb.js"></script>'),
        'assets/x.bbbbbbbb.js': '1',
      },
    ],
    [
      'compressed copies and the index',
      { 'a.html.br': '1' },
      { 'a.html.br': '2', 'pagefind/a.pf_meta': '1' },
    ],
  ])('%s', async (_, before, after) => {
    expect(await changes(before, after)).toEqual([])
  })

  function dated(day: string): Files {
    const today = `<current-date><time datetime="${day}">${day}</time></current-date>`
    const year = '<span data-current-year="">2026</span>'
    return {
      'a.html': page(`<p>Last Updated: ${today}</p><p>© ${year}</p>`),
      '.well-known/security.txt': `Contact: x\nExpires: ${day}T00:00:00.000Z\n`,
    }
  }
})

it('what a page says comes back as text, whatever it holds', async () => {
  const body = '<p>«x|&lt;script&gt;alert(1)&lt;/script&gt; \u202Eevil»</p>'
  const [change] = await changesIn({ 'a.html': page(body) })
  expect(change?.parts.at(-1)?.text).toContain('<script>alert(1)</script>')
})

it('the hash is equal exactly when the same is reported', async () => {
  const [before, after, other] = ['x', 'y', 'z'].map((word) => ({ 'a.html': page(word) }))
  const reportOf = (files: Files = {}) => report(before ?? {}, files)
  const { against, hash } = await reportOf(after)
  expect(against).toBe(4)
  expect((await reportOf(after)).hash).toBe(hash)
  expect((await reportOf(other)).hash).not.toBe(hash)
})

it('the first build is reported as new', async () => {
  const after = await write('after', { 'a.html': page('<p>x</p>') })
  const { changes: found } = await reportOn(undefined, after)
  expect(found[0]).toMatchObject({ kind: 'page added', pages: ['/a'] })
})

it('two long texts that share nothing are compared in no time', async () => {
  const words = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 7919}`).join(' ')
  expect(await changesIn({ 'a.txt': `«${words(3)}|${words(5)}»` })).toHaveLength(1)
}, 20_000)

/** A minimal PDF with one line of text. */
function pdf(text: string, left = 20): Buffer {
  const stream = `BT /F1 12 Tf ${left} 50 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  body += `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(body)
}
