import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const style =
  '@page{size:A4;margin:15mm}body{font:10pt/1.4 Arial,sans-serif}table{width:100%;border-collapse:collapse}tr{break-inside:avoid}th,td{padding:2mm;border-bottom:.2mm solid #999;text-align:start;vertical-align:top;overflow-wrap:anywhere}dd{white-space:pre-line}'

/** A page to download, which also prints well. */
export function filePage(title: string, children: ReactNode): Uint8Array {
  const page = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {children}
      </body>
    </html>,
  )
  return Buffer.from(`<!doctype html>${page}`)
}
