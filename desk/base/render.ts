import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Sends a screen as HTML; app.ts adds the Content-Security-Policy. */
export function sendScreen(reply: FastifyReply, screen: ReactElement, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(screen)}`)
}
