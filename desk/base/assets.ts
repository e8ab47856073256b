import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minifySync, transformSync } from 'rolldown/utils'
import { iconSvg } from '../../brand/icon.ts'
import { themeCss } from '../../brand/theme.ts'
import { markPaths } from '../../content/model/marks.ts'
import { darkColours } from './dark-colours.ts'

type Asset = ReturnType<typeof assetOf>

/** A file that browsers keep, and ask for again by its ETag. */
export function assetOf(type: string, bytes: Buffer | string) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { type, bytes, etag }
}

/** Serves the style, typeface, icon and `forms/` scripts of screens. */
export function registerAssets(app: FastifyInstance): void {
  const styles = (file: string) =>
    assetOf('text/css; charset=utf-8', tokens() + read('typeface.css') + read(file))
  const assets: Record<string, Asset> = {
    'desk.css': styles('desk.css'),
    'icon.svg': assetOf('image/svg+xml', iconSvg(markPaths('group'))),
    'archivo.woff2': assetOf('font/woff2', read('../../app/styles/fonts/archivo-latin-ng.woff2')),
    ...scripts(),
  }
  for (const [name, asset] of Object.entries(assets)) {
    app.get(`/assets/${name}`, { config: { access: 'public' } }, (request, reply) =>
      sendAsset(request, reply, asset),
    )
  }
}

/** Sends a file, or 304 to who has it. @param cached the `cache-control` */
export function sendAsset(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag }: Asset,
  cached = 'no-cache',
): FastifyReply {
  reply.headers({ etag, 'cache-control': cached }).type(type)
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(bytes)
}

/** The site's design tokens, with the desk's dark colours: the `@theme` block as custom properties of `:root`. */
export function tokens(): string {
  const [, lines = ''] = /^@theme \{\n {2}--\*: initial;\n([^}]*)\}/m.exec(themeCss()) ?? []
  if (!lines) throw new Error('brand/theme.ts: the tokens stand elsewhere')
  const inBoth = lines.replaceAll(/(--color-([\w-]+)): (.+);/g, (line, name, role, light) =>
    darkColours[role] ? `${name}: light-dark(${light}, ${darkColours[role]});` : line,
  )
  return `:root {\n${inBoth}}\n`
}

/** The scripts of `forms/`, types stripped and minified. Not bundled: none imports anything. */
function scripts(): Record<string, Asset> {
  const files = readdirSync(new URL('../forms/', import.meta.url)).filter((name) =>
    /^[a-z-]+\.ts$/.test(name),
  )
  return Object.fromEntries(
    files.map((file) => {
      const { code } = transformSync(file, String(read(`../forms/${file}`)))
      const bytes = minifySync(file, code, { module: true }).code
      return [file.replace('.ts', '.js'), assetOf('text/javascript; charset=utf-8', bytes)]
    }),
  )
}

function read(path: string): Buffer {
  return readFileSync(new URL(path, import.meta.url))
}
