import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Engines, ensureEngines } from '#tools/engines.ts'
import { runNode } from '../server/run-node.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines
    site: { origin: string; inbox: string }
  }
}

/** Fetches the engines and serves the build with an inbox of its own. */
export default async ({ provide }: TestProject) => {
  const inbox = await mkdtemp(join(tmpdir(), 'site-inbox-'))
  provide('engines', await ensureEngines())
  const server = runNode(['server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: inbox,
    SITE_URL: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    RATE_LIMIT: 'off',
  })
  const [, origin = ''] = await server.says(/Serving on (\S+)/)
  provide('site', { origin, inbox })
  return async () => {
    server.signal('SIGTERM')
    await server.ended
    await rm(inbox, { recursive: true, force: true })
  }
}
