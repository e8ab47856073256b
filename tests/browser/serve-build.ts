import { buildApp } from '#server/app.ts'

export const siteUrl = 'https://exprichgroup.example'

/**
 * Hands a static build out to a browser, until it is closed.
 *
 * @param siteFolder the build's folder `client`
 * @param previousFiles the hashed files of the build before
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
      // A browser keeps a connection ready that it never uses, for which the server would wait.
      app.server.closeAllConnections()
      await closed
    },
  }
}
