import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { latest } from './latest.ts'
import { type Metrics, type OutboxDepth, refusals } from './metrics.ts'
import { noTraffic, watchServer } from './traffic.ts'

/** Milliseconds between two looks at the event loop's delay. */
const loopPrecision = 20

/** Seconds, from an idle disk to a visitor who has given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Metrics for Prometheus: ours begin with `site_`; the process's own (memory, processor, open
 * descriptors, event loop delay, collected garbage) have the names that dashboards know.
 *
 * @returns what parts of the server tell, and the text that Prometheus reads
 */
export function prometheusMetrics(version: string): Metrics & { text: () => Promise<string> } {
  const registry = new Registry()
  const registers = [registry]
  const traffic = noTraffic()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopPrecision })

  new Gauge({
    name: 'site_build_info',
    help: 'The version of the site and of Node.js that runs it.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1)
  new Counter({
    name: 'site_requests_total',
    help: 'Requests that are over, by what was asked for and the class of the status.',
    labelNames: ['kind', 'status'],
    registers,
    // Counted in plain numbers and handed over only when somebody reads.
    collect() {
      this.reset()
      for (const [kind, ends] of Object.entries(traffic.requests))
        for (const [status, count] of Object.entries(ends)) this.inc({ kind, status }, count)
    },
  })
  count('site_broken_requests_total', 'What was no valid request.', () => traffic.brokenRequests)
  gauge('site_open_connections', 'Connections that are open.', () => traffic.openConnections)
  gauge('site_open_forms', 'Forms that arrive or wait to be stored.', () => traffic.openForms)

  const refused = new Counter({
    name: 'site_refusals_total',
    help: 'Forms that were not taken, by reason.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of refusals) refused.inc({ reason }, 0)
  const store = new Histogram({
    name: 'site_store_seconds',
    help: 'What the store took to answer, by outcome.',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  for (const outcome of ['ok', 'failed']) store.zero({ outcome })

  function count(name: string, help: string, value: () => number) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(value())
      },
    })
  }

  function gauge(name: string, help: string, value: () => number | Promise<number | undefined>) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = await value()
        // An unknown value is left out: a zero would look as if all were well.
        if (now === undefined) this.remove()
        else this.set(now)
      },
    })
  }

  return {
    watchServer: (server) => watchServer(server, traffic),
    watchForms: (available) =>
      gauge('site_forms_available', 'Whether forms can be stored: 1 or 0.', () =>
        available() ? 1 : 0,
      ),
    watchOutbox(measure: () => Promise<OutboxDepth>) {
      const depth = latest(measure)
      gauge(
        'site_outbox_waiting',
        'Mails that wait to be sent; a thousand stands for any number above it.',
        async () => (await depth())?.waiting,
      )
      gauge(
        'site_outbox_failed',
        'Mails that were given up; a thousand stands for any number above it.',
        async () => (await depth())?.failed,
      )
      gauge(
        'site_outbox_oldest_seconds',
        'The age of the oldest mail that waits; 0 when none does.',
        async () => {
          const now = await depth()
          return now && (now.oldest ? Math.max(0, Date.now() - now.oldest.getTime()) / 1000 : 0)
        },
      )
    },
    refused: (reason) => refused.inc({ reason }),
    storeTook: (seconds, outcome) => store.observe({ outcome }, seconds),
    text: () => registry.metrics(),
  }
}
