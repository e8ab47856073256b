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

/** A change in one line: `[-removed]`, `[+added]`. */
const shown = ({ kind, parts, pages }: Change) => {
  const marks = { same: ['', ''], added: ['[+', ']'], removed: ['[-', ']'] } as const
  const text = parts.map((part) => marks[part.state].join(part.text)).join('')
  return `${kind}: ${text} @ ${pages.join(' ')}`
}

const page = (body: string, head = '<title>Title</title>') =>
  `<!doctype html>${head}<main>${body}</main>`

/** Expects one change between two pages, and returns it. */
async function only(before: string, after: string): Promise<string> {
  const found = await changes({ 'a.html': before }, { 'a.html': after })
  expect(found).toHaveLength(1)
  return found.map(shown).join()
}

describe('every kind of change is seen', () => {
  it('a word', async () => {
    expect(
      await only(page('<p>Our <b>old</b> word.</p>'), page('<p>Our <b>new</b> word.</p>')),
    ).toBe('words: Our [-old][+new] word. @ /a')
  })

  it('a target under the same words', async () => {
    const link = (href: string) => page(`<p>See <a href="${href}">our projects</a>.</p>`)
    expect(await only(link('/projects'), link('https://elsewhere.example/'))).toBe(
      'link: our projects [-/projects][+https://elsewhere.example/] @ /a',
    )
  })

  it('a telephone number that is dialled, and where a form goes', async () => {
    const call = (number: string) => page(`<a href="tel:${number}">Call us</a>`)
    expect(await only(call('+2341'), call('+2342'))).toContain('[-tel:+2341][+tel:+2342]')
    const form = (action: string) => page(`<form action="${action}">Send</form>`)
    expect(await only(form('/api/contact'), form('https://b.example'))).toContain('b.example')
  })

  it('a link behind a picture, and one that is there no more', async () => {
    const link = (href: string) => page(`<a href="${href}"><img alt="A rig" src="/a.webp"></a>`)
    expect(await only(link('/one'), link('/two'))).toBe('link: A rig [-/one][+/two] @ /a')
    const found = await changes({ 'a.html': link('/one') }, { 'a.html': page('') })
    expect(found.map(shown)).toContain('link: [-A rig /one] @ /a')
  })

  it('two links that have changed places, under other words and under the same', async () => {
    const named = (one: string, two: string) =>
      page(`<p><a href="${one}">Ada</a> <a href="${two}">Bola</a></p>`)
    const swap = await changes({ 'a.html': named('/a', '/b') }, { 'a.html': named('/b', '/a') })
    expect(swap.map(shown)).toEqual(['link: Ada [-/a][+/b] @ /a', 'link: Bola [-/b][+/a] @ /a'])
    const alike = (one: string, two: string) =>
      page(`<p>Ada: <a href="${one}">E-mail</a></p><p>Bola: <a href="${two}">E-mail</a></p>`)
    const found = await changes(
      { 'a.html': alike('mailto:ada', 'mailto:bola') },
      { 'a.html': alike('mailto:bola', 'mailto:ada') },
    )
    expect(found.map(({ kind }) => kind)).toContain('link')
  })

  it('a link that went to another of the same words', async () => {
    const found = await only(page('<a href="/a">Ada</a> Bola'), page('Ada <a href="/a">Bola</a>'))
    expect(found).toBe('link: [-Ada /a][+Bola /a] @ /a')
  })

  it('where the head and what is embedded lead', async () => {
    const head = (href: string) =>
      page('', `<title>Title</title><link rel="canonical" href="${href}">`)
    expect(await only(head('/a'), head('https://b.example/'))).toContain('link: canonical ')
    const script = (src: string) => page(`<script src="${src}"></script>`)
    expect(await only(script('/a.js'), script('https://b.example/a.js'))).toContain('b.example')
  })

  it('words that are struck out', async () => {
    expect(await only(page('<p>It is safe.</p>'), page('<p>It is <del>safe</del>.</p>'))).toContain(
      '[+~~]safe[+~~]',
    )
  })

  it("a company's mark, which has no file of its own on a page", async () => {
    const mark = (d: string) =>
      page(`<svg><symbol id="m" viewBox="0 0 24 24"><path d="${d}"/></symbol></svg>`)
    expect(await only(mark('M0 0h9'), mark('M0 0h8'))).toMatch(/^drawing: /)
    expect(await changes({ 'a.html': mark('M0 0') }, { 'a.html': mark('M0 0') })).toEqual([])
  })

  it('an alternative text and a label', async () => {
    const picture = (alt: string) => page(`<img alt="${alt}" src="/a.webp">`)
    expect(await only(picture('A rig at sea'), picture('A rig on land'))).toBe(
      'alternative text: A rig [-at sea][+on land] @ /a',
    )
    const button = (label: string) => page(`<button aria-label="${label}">x</button>`)
    expect(await only(button('Close'), button('Open'))).toContain('alternative text: ')
  })

  it('title and description', async () => {
    const head = (title: string, text: string) =>
      page('', `<title>${title}</title><meta name="description" content="${text}">`)
    expect(await only(head('One', 'x'), head('Two', 'x'))).toBe('title: [-One][+Two] @ /a')
    expect(await only(head('One', 'x'), head('One', 'y'))).toBe('description: [-x][+y] @ /a')
  })

  it('structured data, whether search engines may list the page, what an island begins with', async () => {
    const data = (name: string) =>
      page(`<script type="application/ld+json">{"@type":"Person","name":"${name}"}</script>`)
    expect(await only(data('Ada'), data('Obi'))).toBe(
      'structured data: "name": "[-Ada][+Obi]" @ /a',
    )
    const robots = page('', '<title>Title</title><meta name="robots" content="noindex">')
    expect(await only(page(''), robots)).toContain('[+robots: noindex]')
    const island = (words: string) =>
      page(`<astro-island props='{"sent":"${words}"}'></astro-island>`)
    expect(await only(island('Thanks'), island('Bye'))).toContain('structured data: ')
  })

  it('what is there and hidden', async () => {
    expect(await only(page('<p>x</p>'), page('<p hidden>x</p>'))).toContain('[+p hidden]')
    expect(
      await only(page('<template><p>x</p></template>'), page('<template><p>y</p></template>')),
    ).toBe('words: [-x][+y] @ /a')
  })

  it('a data file, line by line', async () => {
    const csv = (value: string) => `id,value\nwells,${value}\n`
    const found = await changes({ 'data/figures.csv': csv('5') }, { 'data/figures.csv': csv('6') })
    expect(found.map(shown)).toEqual(['data file: wells,[-5][+6] @ /data/figures.csv'])
  })

  it('the text of a document, and that it looks otherwise', async () => {
    const found = await changes(
      { 'policy.pdf': pdf('Safe work') },
      { 'policy.pdf': pdf('Fast work') },
    )
    expect(found.map(shown)).toEqual(['document: [-Safe][+Fast] work @ /policy.pdf'])
    const moved = await changes({ 'p.pdf': pdf('Same', 20) }, { 'p.pdf': pdf('Same', 30) })
    expect(moved.map(shown)).toEqual([
      expect.stringContaining('The same words with other pictures'),
    ])
  })

  it('a picture, by name or by bytes, and a crop of the same', async () => {
    const picture = (src: string, tall: string) =>
      page(`<picture><source srcset="${tall} 415w"><img alt="x" src="${src}"></picture>`)
    const [change] = await changes(
      { 'a.html': picture('/assets/rig.aaaaaa.webp', '/assets/rig.bbbbbb.avif') },
      { 'a.html': picture('/assets/rig.cccccc.webp', '/assets/rig.dddddd.avif') },
    )
    expect(change).toMatchObject({
      kind: 'picture',
      pictures: { before: '/assets/rig.aaaaaa.webp', after: '/assets/rig.cccccc.webp' },
    })
    const [crop] = await changes(
      { 'a.html': picture('/assets/rig.aaaaaa.webp', '/assets/rig.bbbbbb.avif') },
      { 'a.html': picture('/assets/rig.aaaaaa.webp', '/assets/rig.dddddd.avif') },
    )
    expect(crop?.pictures).toEqual({
      before: '/assets/rig.bbbbbb.avif',
      after: '/assets/rig.dddddd.avif',
    })
    const bytes = await changes({ 'press/rig.jpg': 'one' }, { 'press/rig.jpg': 'two' })
    expect(bytes).toMatchObject([{ kind: 'picture', pages: ['/press/rig.jpg'] }])
  })

  it('a page that is new, and one that is gone', async () => {
    const found = await changes({ 'old.html': page('<p>x</p>') }, { 'new.html': page('<p>y</p>') })
    expect(found.map(({ kind, pages }) => [kind, ...pages])).toEqual([
      ['page added', '/new'],
      ['page removed', '/old'],
    ])
  })

  it('on a page that is new all that it has beside its words, without its menus', async () => {
    const menu = '<nav><a href="/careers">Careers</a></nav>'
    const body =
      '<p>Pay at <a href="https://b.example">our bank</a></p><img alt="A rig" src="/a.webp">'
    const head = '<title>News</title><meta name="description" content="Said of it">'
    const found = await changes(
      { 'x.txt': '' },
      { 'x.txt': '', 'a.html': `${menu}${page(body, head)}` },
    )
    const told = found.map(shown).join('; ')
    for (const each of ['Said of it', 'our bank https://b.example', 'A rig', '/a.webp'])
      expect(told).toContain(each)
    expect(told).not.toContain('/careers')
  })

  it('words that stand in a script alone', async () => {
    const script = (text: string) => `const answers={hours:"${text}"}`
    const found = await changes(
      { 'assets/chat.aaaaaaaa.js': script('from 8 to 5') },
      { 'assets/chat.bbbbbbbb.js': script('from 9 to 5') },
    )
    expect(found.map(shown)).toEqual([expect.stringMatching(/other file: .*\[-8\]\[\+9\]/)])
  })
})

describe('equal changes are told once', () => {
  const pages = (count: number, body: (index: number) => string): Files =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`p${index}.html`, page(body(index))]),
    )

  it('a menu label', async () => {
    const menu = (label: string) => (index: number) =>
      `<ul><li><a href="/careers">${label}</a></li></ul><p>Page ${index}</p>`
    const found = await changes(pages(40, menu('Careers')), pages(40, menu('Jobs')))
    expect(found).toMatchObject([{ kind: 'words', pages: { length: 40 } }])
  })

  it('a renamed group, whatever is said of it', async () => {
    const about = (name: string) => (index: number) =>
      `<p>In ${index} ways ${name} has worked here.</p>`
    const found = await changes(pages(9, about('Exprich Group')), pages(9, about('Benin Holding')))
    expect(found.map(shown)).toEqual([
      expect.stringMatching(/^words: \[-Exprich Group\]\[\+Benin Holding\] @ (?:\/p\d ?){9}$/),
    ])
  })

  it('but a figure and a "not" keep the sentence that they stand in', async () => {
    const wells = (count: number) => (index: number) => `<p>Field ${index} has ${count} wells.</p>`
    expect(await changes(pages(9, wells(5)), pages(9, wells(6)))).toHaveLength(9)
    const rule = (not: string) => (index: number) => `<p>We do ${not}take part ${index}.</p>`
    expect(await changes(pages(9, rule('')), pages(9, rule('not ')))).toHaveLength(9)
  })

  it('those on most pages first', async () => {
    const before = { ...pages(3, () => '<p>x</p>'), 'a.html': page('<p>one</p>') }
    const after = { ...pages(3, () => '<p>y</p>'), 'a.html': page('<p>two</p>') }
    expect((await changes(before, after)).map((change) => change.pages.length)).toEqual([3, 1])
  })
})

describe('no change is told where none is', () => {
  it.each<[string, string, Files, Files]>([
    ['the day of a build', '', dated('2026-11-25'), dated('2026-11-26')],
    [
      'files under other hashes',
      '',
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
      '',
      { 'a.html.br': '1' },
      { 'a.html.br': '2', 'pagefind/a.pf_meta': '1' },
    ],
  ])('%s', async (_what, _none, before, after) => {
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
  const [change] = await changes(
    { 'a.html': page('<p>x</p>') },
    { 'a.html': page('<p>&lt;script&gt;alert(1)&lt;/script&gt; ‮evil</p>') },
  )
  expect(change?.parts.at(-1)?.text).toContain('<script>alert(1)</script>')
})

it('the hash is equal exactly when the same is told', async () => {
  const before = { 'a.html': page('<p>x</p>') }
  const one = await report(before, { 'a.html': page('<p>y</p>') })
  const same = await report(before, { 'a.html': page('<p>y</p>') })
  const other = await report(before, { 'a.html': page('<p>z</p>') })
  expect(one.against).toBe(4)
  expect(same.hash).toBe(one.hash)
  expect(other.hash).not.toBe(one.hash)
})

it('the first build is told as new', async () => {
  const after = await write('after', { 'a.html': page('<p>x</p>') })
  const { changes: found } = await reportOn(undefined, after)
  expect(found).toMatchObject([{ kind: 'page added', pages: ['/a'] }])
})

it('two long texts that share nothing are compared in no time', async () => {
  const words = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 7919}`).join(' ')
  const start = performance.now()
  await changes({ 'a.txt': words(3) }, { 'a.txt': words(5) })
  expect(performance.now() - start).toBeLessThan(20_000)
})

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
