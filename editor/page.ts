import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../tools/lib/files-in.ts'

/** Keystatic's styles stand in the page. The font of another site that it asks for is refused. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Of the desk's type, and of the page in its preview, whose policy is this one.
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** The texts of a folder as they are now, by their names in it. */
export async function textsIn(folder: string): Promise<[name: string, text: string][]> {
  const names = await filesIn(folder, '**/*.{yaml,md}')
  return names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')])
}

/**
 * The editor's page with the texts that it knows.
 *
 * @param before markup in front of the editor
 */
export function editorPage(texts: Iterable<readonly [string, string]>, before = ''): string {
  const content = JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Editor</title>
${before}<div id="editor"></div>
<script type="application/json" id="content">${content}</script>
<script type="module" src="/keystatic/assets/app.js"></script>
</html>
`
}
