import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerPageFile } from '#contract/answer-page.ts'
import packageFile from '../package.json' with { type: 'json' }
import { buildSettingsOf, checkBuild } from './build-record.ts'
import { poolOf, readEdition } from './editions.ts'
import { limits, listenProblem, metricsPortProblem, whereToListen } from './listen.ts'
import { logRequests, openLog } from './log.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { readSettings, SettingsError } from './settings.ts'
import { refuseEmptyPostgresBesideSqlite } from './store/empty-postgres.ts'
import { StoreProblem } from './store/store-problem.ts'
import { showThatWeLive, stopWhenTold } from './supervised.ts'

/** Ends with one line for people. */
function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Ends with the message of a SettingsError or StoreProblem, which says what to do; rethrows all else. */
async function orGiveUp<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StoreProblem) giveUp(error.message)
    throw error
  }
}

showThatWeLive()
// The supervisor sets EDITION to the folder of the published edition.
const { EDITION: folder } = process.env
const build = folder ? join(folder, 'build') : fileURLToPath(new URL('../build', import.meta.url))
const read = await orGiveUp(() => readSettings())
const edition = folder ? await orGiveUp(() => readEdition(folder)) : undefined
// An edition is draft or confirmed as it was approved, whatever CONTENT in the settings says.
const settings = edition ? { ...read, CONTENT: edition.mode } : read
await orGiveUp(() => checkBuild(settings, build))
// The modules imported below read their content by these variables: it must be the build's.
process.env.CONTENT = buildSettingsOf(settings, 'same-origin').CONTENT
if (folder) process.env.CONTENT_FOLDER = join(folder, 'content')
const log = openLog(settings.LOG_LEVEL)
const listen = whereToListen(settings)
const metrics = await startMetrics(listen.metrics, packageFile.version).catch((error) =>
  giveUp(metricsPortProblem(error, settings)),
)
await orGiveUp(() => refuseEmptyPostgresBesideSqlite(settings))
const { startInbox } = await import('./inbox.ts')
// The store opens in a thread of its own while this one loads the site.
const starting = orGiveUp(() => startInbox(settings, log, metrics))
const { buildApp } = await import('./app.ts')
const app = await buildApp({
  siteFolder: join(build, 'client'),
  previousFiles: folder ? poolOf(folder) : join(build, 'previous'),
  siteUrl: settings.SITE_URL,
  hsts: settings.HSTS,
  reportUrl: settings.REPORT_URL,
  trustProxy: settings.TRUST_PROXY,
  logger: log,
  inbox: starting.then(({ inbox }) => ({
    inbox,
    rateLimit: settings.RATE_LIMIT,
    dataFolder: settings.DATABASE_URL ? undefined : settings.DATA_DIR,
    foreignSite: settings.INBOX_URL ? settings.SITE_URL : undefined,
    answerPage: join(build, answerPageFile),
  })),
  metrics,
  onServer: (server) => logRequests(server, log),
})
const { mailing, stopMails, close } = await starting
app.addHook('preClose', metrics.close).addHook('onClose', close)
stopWhenTold(app, { stopMails, stopMetrics: metrics.close })

try {
  const address = await app.listen({
    ...listen.site,
    backlog: limits.waitingConnections.value,
  })
  if (!mailing) {
    console.log(
      'No mail goes out (SMTP_URL is not set): read what arrives with npm run inbox -- list',
    )
  }
  if (edition) console.log(`Edition ${edition.number}: ${edition.title}`)
  if (process.send) process.send(address)
  else console.log(`Serving on ${address}`)
} catch (error) {
  giveUp(listenProblem(error, settings))
}
