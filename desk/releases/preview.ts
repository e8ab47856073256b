import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { filePolicy } from '../../server/site/file-policy.ts'
import { mediaType } from '../../server/site/media-type.ts'
import { answerTo } from '../../server/site/resolve-address.ts'
import { redeemTicket, setSessionCookie } from '../accounts/sessions.ts'
import { validShareLink } from '../accounts/share-links.ts'
import { ownPath } from '../base/own-path.ts'
import { addressOf, filesBelow } from '../worker/files.ts'
import type { Desk } from './builds.ts'
import type { Drafts } from './drafts.ts'
import { releaseOf } from './releases.ts'
import { changedPages } from './report-sections.ts'

const rateLimit = { max: 20, timeWindow: '1 minute' }
/** Number of builds whose list of files is kept in memory. */
const keptLists = 4

const enterSchema = z.object({
  ticket: z.string(),
  path: z.string().default('/'),
  release: z.string().optional(),
})
const tokenSchema = z.object({ token: z.string().max(100) })

/**
 * The origin that shows drafts and releases as they will be, only with a session: every file of a build
 * is sent by a Fastify route, whose hooks check it.
 */
export function registerPreviewOrigin(app: FastifyInstance, desk: Desk, drafts: Drafts): void {
  const entrance = { access: 'public', origin: 'preview', from: 'desk', rateLimit } as const

  app.post('/enter', { config: entrance }, async (request, reply) => {
    const { ticket, path, release } = enterSchema.parse(request.body)
    const entered = await redeemTicket(desk, reply, ticket)
    if (!entered) {
      // The ticket is used, for example by a double click: the desk gives another one.
      const query = new URLSearchParams({ path: ownPath(path), ...(release && { release }) })
      return reply.redirect(`${desk.urls.desk}/preview?${query}`, 303)
    }
    return reply.header('cache-control', noStore).redirect(ownPath(path), 303)
  })

  app.post('/share', { config: entrance }, async (request, reply) => {
    const { token } = tokenSchema.parse(request.body)
    if (!(await validShareLink(desk, token)))
      return sendNotice(reply, 401, 'This link has ended. Please ask for another one.')
    // With each request access.ts checks that the link is still valid.
    setSessionCookie(desk, reply, 'preview', token)
    return reply.header('cache-control', noStore).redirect('/share', 303)
  })

  app.get(
    '/share',
    { config: { access: 'share-link', origin: 'preview' } },
    async (request, reply) => {
      const { release = null } = request.shareLink ?? request.session ?? {}
      const job = release === null ? null : (await releaseOf(desk, release)).job
      const report = job === null ? undefined : await desk.builds.report(job)
      return reply
        .headers({ 'cache-control': noStore, 'content-security-policy': sharePolicy })
        .type('text/html; charset=utf-8')
        .send(shareFrame(changedPages(report?.changes ?? [])))
    },
  )

  app.all('/*', { config: { access: 'share-link', origin: 'preview' } }, async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD')
      return sendNotice(reply, 405, 'A preview takes no forms: nothing was sent.')
    }
    // The page's review list links to forms, which are at the desk.
    if (request.url.startsWith('/edit/') && request.person)
      return reply.redirect(desk.urls.desk + request.url, 303)
    const entered = request.shareLink ?? request.session
    const folder = entered && (await folderFor(entered.release))
    if (!folder) return sendNotice(reply, 503, 'The preview is being built. Please try again soon.')
    return await sendFile(request, reply, join(folder, 'client'))
  })

  async function folderFor(release: string | null): Promise<string | undefined> {
    if (release === null) return await drafts.folder()
    const { job } = await releaseOf(desk, release)
    const state = job === null ? undefined : await desk.builds.state(job)
    return job && state?.state === 'ready' ? desk.builds.folder(job) : undefined
  }
}

const shareStyle = `body{margin:0;display:flex;flex-direction:column;height:100dvh;font:1rem/1.5 sans-serif}
nav{max-height:40dvh;overflow:auto;padding:0 1rem}a,summary{display:block;padding:.5rem 0}
main{flex:1;display:flex}iframe{flex:1;border:0;border-top:1px solid}`
const shareHash = createHash('sha256').update(shareStyle).digest('base64')
const sharePolicy = `default-src 'none'; style-src 'sha256-${shareHash}'; frame-src 'self'; frame-ancestors 'none'`

/** What a share link opens: the first page that changes, as visitors will see it, below a list of them all. */
function shareFrame(pages: readonly string[]): string {
  const links = pages.map(
    (page) =>
      `<a href="${encodeURI(page)}" target="page">${page === '/' ? 'Home' : encodeURI(page)}</a>`,
  )
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width"><style>${shareStyle}</style>
<nav><details><summary>Pages that change: ${pages.length}</summary>${links.join('')}</details></nav>
<main><iframe name="page" title="The page as it will be" src="${encodeURI(pages[0] ?? '/')}"></iframe></main></html>`
}

const noStore = 'private, no-store'

const lists = new Map<string, ReadonlyMap<string, string>>()

/** The files of a build by their addresses. Cached: a finished build does not change. */
async function addressesOf(client: string): Promise<ReadonlyMap<string, string>> {
  const known = lists.get(client)
  if (known) return known
  const names = (await filesBelow(client)).filter((name) => !/^_|\.(?:br|gz)$/.test(name))
  const list = new Map(names.map((name) => [addressOf(name), name]))
  lists.set(client, list)
  for (const old of [...lists.keys()].slice(0, -keptLists)) lists.delete(old)
  return list
}

/** Answers with a build's file. @param cached the `cache-control` */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  client: string,
  cached = noStore,
): Promise<FastifyReply> {
  const found = answerTo(request.url, await addressesOf(client))
  reply.header('cache-control', cached).header('x-robots-tag', 'noindex')
  if (found.kind === 'redirect') return reply.redirect(found.to, 308)
  if (found.kind === 'malformed') return sendNotice(reply, 400, 'This address is not valid.')
  if (found.kind === 'no-file') return sendNotice(reply, 404, 'Not found.')
  const name = found.kind === 'file' ? found.file : found.page
  const bytes = await readFile(join(client, name))
  return reply
    .code(found.kind === 'file' ? 200 : 404)
    .header('content-security-policy', `${filePolicy(name, bytes)}; frame-ancestors 'self'`)
    .type(mediaType(name))
    .send(bytes)
}

function sendNotice(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', noStore)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
}
