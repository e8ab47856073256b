import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { group } from '../../content/model/group.ts'

/** In the page itself: the preview's origin has no files of the desk. */
const style = `body{margin:0;display:flex;flex-direction:column;height:100dvh;font:1rem/1.5 sans-serif}
nav{max-height:40dvh;overflow:auto;padding:.25rem 1rem;background:#fff;color:#222}
summary,a{display:inline-block;padding:.5rem .5rem .5rem 0}ul{margin:0;padding:0;list-style:none}
iframe{flex:1;border:0;border-top:1px solid #888}`

const hash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; frame-ancestors 'none'`

/** What a share link opens: the first page that changes, as visitors will see it, under a list of all of them. */
export function sendSharedPages(reply: FastifyReply, [first = '/', ...others]: readonly string[]) {
  const title = `Preview · ${group.name}`
  const html = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <nav aria-label="Pages that change">
          <details>
            <summary>
              {others.length === 0 ? 'One page changes' : `${others.length + 1} pages change`}
            </summary>
            <ul>
              {[first, ...others].map((page) => (
                <li key={page}>
                  <a href={page} target="page">
                    {page === '/' ? 'Home' : page}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <iframe name="page" src={first} title="The page as it will be" />
      </body>
    </html>,
  )
  return reply
    .headers({ 'cache-control': 'private, no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`)
}
