import { setTimeout as wait } from 'node:timers/promises'
import { pagePaths } from '#content/model/paths.ts'
import type { FormKind } from '#contract/forms.ts'
import { applicationForm, pdf, send, submit } from '../server/inbox/submissions.ts'

/** What honest visitors met, all of them together. */
export type Experience = {
  requests: number
  /** Milliseconds that each page took, from asking to its last byte. */
  pageTimes: number[]
  forms: number
  /** How often a form had to be sent again because the server said so. */
  toldToWait: number
  /** Everything that went wrong, in words. */
  errors: string[]
}

export const newExperience = (): Experience => ({
  requests: 0,
  pageTimes: [],
  forms: 0,
  toldToWait: 0,
  errors: [],
})

/** Files that a page loads at once, at most. */
const mostAssets = 6
/** Times that a form is sent at most; a visitor would give up as well. */
const mostTries = 5

/**
 * Visits the site until told to stop: pages with what they load, some of it asked for again with its
 * validator, the search's files, all three forms, resumes among them.
 *
 * @param visitor tells one from another: an address of their own, forms of their own
 */
export async function visitSite(
  url: string,
  visitor: number,
  stop: AbortSignal,
  experience: Experience,
): Promise<void> {
  const paths = pagePaths()
  const headers: Record<string, string> = {
    'x-forwarded-for': `203.0.113.${visitor}`,
    'accept-encoding': 'br, gzip',
  }

  async function load(path: string, validator?: string): Promise<{ etag: string; text: string }> {
    const expected = validator ? 304 : 200
    const conditional: Record<string, string> = validator ? { 'if-none-match': validator } : {}
    const answer = await fetch(url + path, { headers: { ...headers, ...conditional } })
    const text = await answer.text()
    experience.requests += 1
    if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}`)
    return { etag: answer.headers.get('etag') ?? '', text }
  }

  async function readPage(path: string): Promise<void> {
    const begin = performance.now()
    const { etag, text } = await load(path)
    experience.pageTimes.push(performance.now() - begin)
    const assets = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, one = '']) => one,
    )
    await Promise.all(assets.slice(0, mostAssets).map((asset) => load(asset)))
    await load(path, etag)
  }

  /** What the search dialog asks for when it is opened. */
  async function search(): Promise<void> {
    const { text } = await load('/pagefind/pagefind-entry.json')
    const { languages } = JSON.parse(text)
    const [{ hash }] = Object.values<{ hash: string }>(languages) as [{ hash: string }]
    await Promise.all([
      load(`/pagefind/pagefind.${hash}.pf_meta`),
      load('/pagefind/pagefind.js'),
      load('/search?q=gas'),
    ])
  }

  async function sendForm(kind: FormKind, n: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { status, retryAfter, body } = await (kind === 'application'
        ? send(url, kind, { body: applicationForm(n, pdf(200_000)) }, n)
        : submit(url, kind, n))
      if (status === 201) break
      if (retryAfter === null || tries === mostTries) {
        throw new Error(`the ${kind} form was answered ${status}: ${body}`)
      }
      experience.toldToWait += 1
      await wait(1000 * Number(retryAfter))
    }
    experience.forms += 1
  }

  for (let step = 0; !stop.aborted; step += 1) {
    const n = visitor + 40 * step
    try {
      await readPage(paths[n % paths.length] ?? '/')
      if (step % 3 === 0) await search()
      if (step % 4 === 1) await sendForm('contact', n)
      if (step % 12 === 2) await sendForm('application', n)
      if (step % 8 === 3) await sendForm('newsletter', n)
    } catch (error) {
      experience.errors.push(String(error))
    }
    await wait(100)
  }
}
