import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { listenProblem } from './listen-problem.ts'
import { SettingsError, settingsFrom } from './settings.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Ends with one line for people. */
function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}

function settingsOrGiveUp() {
  try {
    return settingsFrom(process.env)
  } catch (error) {
    if (error instanceof SettingsError) giveUp(error.message)
    throw error
  }
}

const settings = settingsOrGiveUp()
const app = await buildApp({
  siteFolder: fileURLToPath(new URL('../build/client/', import.meta.url)),
  siteUrl: settings.SITE_URL,
  trustProxy: settings.TRUST_PROXY,
  logger: { level: 'warn' },
})
stopOnSignal(app)

try {
  const address = await app.listen({ port: settings.PORT, host: settings.HOST })
  if (process.send) process.send(address)
  else console.log(`Serving on ${address}`)
} catch (error) {
  giveUp(listenProblem(error, settings))
}
