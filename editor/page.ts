import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../tools/lib/files-in.ts'

/** Keystatic asks for a font of another site, and its styles stand in the page. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** The editor's page, with the texts of `folder` as they are now. */
export async function editorPage(folder: string): Promise<string> {
  const names = await filesIn(folder, '**/*.{yaml,md}')
  const texts = names.map((name) => [
    name.replaceAll('\\', '/'),
    readFileSync(join(folder, name), 'utf8'),
  ])
  const content = JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Editor</title>
<div id="editor"></div>
<script type="application/json" id="content">${content}</script>
<script type="module" src="/keystatic/assets/app.js"></script>
</html>
`
}
