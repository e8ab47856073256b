import { buildApp } from '#server/app.ts'

export const siteUrl = 'https://exprichgroup.example'

/**
 * Serves a static build until `close()` is called.
 *
 * @param siteFolder the build's folder `client`
 * @param previousFiles the folder with the previous build's hashed files
 * @param port a free one, unless it is given
 */
export async function serveBuild(siteFolder: string, previousFiles?: string, port = 0) {
  const app = await buildApp({
    siteFolder,
    previousFiles,
    siteUrl,
    trustProxy: false,
    logger: undefined,
  })
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    async close(): Promise<void> {
      const closed = app.close()
      // Browsers hold spare connections open, for which `app.close()` would wait.
      app.server.closeAllConnections()
      await closed
    },
  }
}
