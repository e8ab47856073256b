import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from '#content/model/mistake.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import packageFile from '../package.json' with { type: 'json' }
import { buildSettingsOf, checkBuild } from './build-record.ts'
import { editionToServe, nextEdition, poolOf, rememberServed } from './editions.ts'
import { listenProblem, metricsPortProblem, whereToListen } from './listen.ts'
import { logRequests, openLog } from './log.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { readSettings, SettingsError } from './settings.ts'
import { stopGracefully } from './stop.ts'
import { refuseEmptyPostgresBesideSqlite } from './store/empty-postgres.ts'
import { StoreProblem } from './store/store-problem.ts'
import { notifySystemd, startWatchdog } from './systemd.ts'

/** Whether to try if a server could start with this code, build and settings, and to end. */
const checksOnly = process.argv.includes('--check')

/** Ends with one line for people. */
function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Ends with the message of an error that says what to do; rethrows all else. */
function giveUpOn(error: unknown): never {
  if (error instanceof SettingsError || error instanceof StoreProblem) giveUp(error.message)
  if (error instanceof ContentError) giveUp(error.message)
  // The build or its content.
  if (error instanceof Error && 'path' in error) {
    giveUp(`${error.message}: build again, or let the server's user read it (chmod -R a+rX)`)
  }
  throw error
}

function orGiveUp<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return giveUpOn(error)
  }
}

/** Asks main.ts for a server on the live edition; true once that one answers. */
async function isReplaced(): Promise<boolean> {
  process.send?.('next')
  const [answer]: unknown[] = await once(process, 'message')
  if (answer === 'replaced') return true
  console.error('The live edition cannot be served: the old one stays.')
  return false
}

/** Whether another server answers until this one does: main.ts starts the first one with the id 1. */
const isNext = (cluster.worker?.id ?? 1) > 1

const read = orGiveUp(readSettings)
const published = orGiveUp(() => editionToServe(read, checksOnly || isNext))
const { settings, folder } = published ?? { settings: read, folder: undefined }
const build = folder ? join(folder, 'build') : fileURLToPath(new URL('../build', import.meta.url))
if (!folder) orGiveUp(() => checkBuild(settings, build))
// The modules imported below read their content by these variables: it must be the build's.
process.env.CONTENT = buildSettingsOf(settings, 'same-origin').CONTENT
if (folder) process.env.CONTENT_FOLDER = join(folder, 'content')
await refuseEmptyPostgresBesideSqlite(settings).catch(giveUpOn)
const log = openLog(settings.LOG_LEVEL)
const { startInbox } = await import('./inbox.ts').catch(giveUpOn)
const { buildApp } = await import('./app.ts')
const site: Parameters<typeof buildApp>[0] = {
  siteFolder: join(build, 'client'),
  previousFiles: folder ? poolOf(folder) : join(build, 'previous'),
  siteUrl: settings.SITE_URL,
  hsts: settings.HSTS,
  reportUrl: settings.REPORT_URL,
  trustProxy: settings.TRUST_PROXY,
  logger: log,
}
if (checksOnly) {
  await buildApp(site).catch(giveUpOn)
  process.exit(0)
}
const metrics = await startMetrics(settings.METRICS_PORT, packageFile.version).catch((error) =>
  giveUp(metricsPortProblem(error, settings)),
)
// The store opens in a thread of its own while this one loads the site.
const starting = startInbox(settings, log, metrics).catch(giveUpOn)
const app = await buildApp({
  ...site,
  inbox: starting.then(({ inbox }) => ({
    inbox,
    rateLimit: settings.RATE_LIMIT,
    dataFolder: settings.DATABASE_URL ? undefined : settings.DATA_DIR,
    foreignSite: settings.INBOX_URL ? settings.SITE_URL : undefined,
    answerPage: join(build, answerPageFile),
  })),
  metrics,
  onServer: (server) => logRequests(server, log),
}).catch(giveUpOn)
const { mailing, stopMails, close } = await starting
app.addHook('preClose', metrics.close).addHook('onClose', close)
const handOver = stopGracefully(app, stopMails)

const address = await app
  .listen(whereToListen(settings))
  .catch((error) => giveUp(listenProblem(error, settings)))
if (!mailing) {
  console.log('No mail goes out (SMTP_URL is not set): read what arrives in the inbox of the desk')
}
if (published) {
  const { edition } = published
  rememberServed(settings, published.folder)
  console.log(`Edition ${edition.number}: ${edition.title}`)
}
void notifySystemd('READY=1')
startWatchdog()
if (process.send) {
  process.send(address)
  await nextEdition(settings, folder, isReplaced)
  await metrics.close()
  await handOver()
} else console.log(`Serving on ${address}`)
