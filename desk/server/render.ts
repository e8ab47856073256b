import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Answers with a screen; its policy comes with the headers of the desk (app.ts). */
export function sendScreen(reply: FastifyReply, screen: ReactElement, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(screen)}`)
}
