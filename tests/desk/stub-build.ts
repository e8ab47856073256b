import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import sharp from 'sharp'
import { phones } from '#content/model/contact.ts'
import { contentFolder } from '#content/model/content-files.ts'
import { contentKind } from '#content/model/content-kind.ts'
import { articleBody, articles } from '#content/model/news.ts'
import { openQuestions } from '#content/model/open-items.ts'
import type { PagePath } from '#content/model/page-schemas.ts'
import { pageText } from '#content/model/pages.ts'
import { pictures } from '#content/model/pictures.ts'
import { systemMessage } from '#content/model/system-message.ts'
import { escaped } from '#contract/markup.ts'
import { buildSettingsOf } from '#server/build-record.ts'
import { readSettings } from '#server/settings.ts'
import { checkContent } from '#tools/build/check-content.ts'
import { writeStamp } from '#tools/build/sources-hash.ts'
import { BuildProblem } from '#tools/lib/build-problem.ts'
import { root } from '#tools/lib/root.ts'

/**
 * Takes the place of tools/build.ts and tools/render-page.ts in tests of the desk (`BUILD_PROGRAM`): a handful of
 * pages of the real content in a second. It refuses the mistakes that the real ones refuse.
 */

const { values } = parseArgs({
  options: {
    into: { type: 'string' },
    // The real build's options without an effect on these pages.
    'with-inbox': { type: 'boolean' },
    quick: { type: 'boolean' },
  },
})
// As tools/render-page.ts: a site for each line, because content is read only once per process.
if (values.into === undefined) {
  const self = fileURLToPath(import.meta.url)
  for await (const path of createInterface(process.stdin)) {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'stub-'))
    const page = join(folder.path, `client/${path.slice(1) || 'index'}.html`)
    const answer = await promisify(execFile)(process.execPath, [self, '--into', folder.path])
      .then(async () => ({ html: await readFile(page, 'utf8') }))
      .catch((error) => ({ problem: String(error) }))
    console.log(JSON.stringify({ ...answer, memory: 0 }))
  }
  process.exit()
}
const { into } = values
const client = join(into, 'client')
const isDraft = contentKind() === 'draft'

async function write(name: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(join(client, name)), { recursive: true })
  await writeFile(join(client, name), bytes)
}

/** Writes a file under a name with the hash of its content. @returns its address */
async function asset(name: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const hashed = `assets/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`
  await write(hashed, bytes)
  return `/${hashed}`
}

/** A picture by its name in the content, drawn as the real build does. */
async function picture(name: string): Promise<string> {
  const { file, alt = '' } = pictures.get(name) ?? {}
  const from = file ? join(contentFolder, file) : join(root, `app/pictures/${name}.webp`)
  // The worker has no photographs for a page by itself: the real one only names them.
  const drawn = existsSync(from) ? await sharp(from).resize(320).webp().toBuffer() : Buffer.of()
  const src = await asset(`${file ? 'file' : name}.webp`, drawn)
  return `<img src="${src}" alt="${escaped(alt)}" width="320">`
}

const policy =
  "default-src 'none'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'"
const number = `<a href="tel:${phones[0].dial}">${escaped(phones[0].display)}</a>`

/** What stands for the draft's review bar (tests/browser/review-bar.spec.ts tests the real one). */
async function reviewBar(): Promise<string> {
  const press = `const [button] = document.currentScript.parentElement.children
button.onclick = () => {
  const list = button.nextElementSibling
  list.hidden = !list.hidden
  button.textContent = list.hidden ? 'Show' : 'Hide'
}
`
  const script = await asset('review.js', Buffer.from(press))
  return `<aside aria-label="Review"><button type="button">Show</button><p hidden><a href="/draft">Draft</a></p><script src="${script}"></script></aside>`
}

async function page(
  name: string,
  heading: string,
  description: string,
  main: string,
): Promise<void> {
  const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(heading)}</title><meta name="description" content="${escaped(description)}"></head>
<body><main><h1>${escaped(heading)}</h1>${main}</main><footer><p>${number}</p></footer>
${bar}</body></html>`
  await write(`${name}.html`, html)
}

async function pageOf(path: PagePath, name: string, main = ''): Promise<void> {
  const { heading, description } = pageText(path)
  await page(name, heading, description, main)
}

/** The draft's page with the owner's questions, and their table. */
async function draft(): Promise<void> {
  const questions = openQuestions().questions.map(({ question }) => question)
  const list = questions.map((question) => `<li>${escaped(question)}</li>`).join('')
  const table = '<a href="/draft.csv">Download as a table (CSV)</a>'
  const main = `<h2>Questions to the owner</h2><ol>${list}</ol><p>${table}</p>`
  await page('draft', 'Draft', 'What is to be confirmed.', main)
  await write('draft.csv', questions.join('\n'))
}

try {
  await checkContent()
} catch (error) {
  if (!(error instanceof BuildProblem)) throw error
  console.error(error.message)
  process.exit(1)
}
await rm(into, { recursive: true, force: true })
const bar = isDraft ? await reviewBar() : ''
const written = articles()
for (const article of written) {
  const text = `${await picture(article.image)}<p>${escaped(articleBody(article))}</p>`
  await page(`news/${article.id}`, article.title, article.excerpt, text)
}
const list = written.map(({ id, title, excerpt }) => {
  return `<li><a href="/news/${id}">${escaped(title)}</a> <p>${escaped(excerpt)}</p></li>`
})
await pageOf('/', 'index')
await pageOf('/news', 'news', `<ul>${list.join('')}</ul>`)
await pageOf('/about', 'about', await picture(pageText('/about').picture))
await pageOf('/contact', 'contact', `<p>${number}</p>`)
await pageOf('/search', 'search')
await pageOf('/cookies', 'cookies')
await page('404', 'Not found', 'There is no such page.', '')
await write('assistant.txt', systemMessage())
if (isDraft) await draft()
const settings = buildSettingsOf(readSettings(), 'same-origin')
await writeStamp(into, { sources: 'stub', settings })
