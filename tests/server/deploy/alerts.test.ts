import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { freePort } from '../inbox/free-port.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { samplesOf } from '../inbox/prometheus-text.ts'
import { newStore } from '../inbox/stores.ts'
import { repository } from '../run-node.ts'
import { deployFile } from './deploy-files.ts'
import { programOr } from './program-or.ts'

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), action: z.string() }),
})
const fileSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })

const rules = () =>
  fileSchema.parse(parse(deployFile('alerts.yml'))).groups.flatMap((group) => group.rules)

it('every alert asks for metrics that the server has', async () => {
  const port = await freePort()
  // Never contacted: with `SMTP_URL` the server exports its outbox metrics.
  const environment = { METRICS_PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' }
  await startInbox(await newStore('SQLite'), environment)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const series = Object.keys(samplesOf(text))
  const names = new Set(series.map((name) => name.replace(/\{.*/, '')))
  for (const { alert, expr } of rules()) {
    const asked = expr.match(/\b(site|process|nodejs)_\w+/g) ?? []
    expect(asked.length > 0 || expr.includes('up{'), alert).toBe(true)
    for (const name of asked) expect(names, alert).toContain(name)
    for (const [, reasons = ''] of expr.matchAll(/reason=~?"([^"]+)"/g))
      for (const reason of reasons.split('|'))
        expect(series, alert).toContain(`site_refusals_total{reason="${reason}"}`)
  }
})

it('Prometheus takes the rules, and each one speaks when it should', async (context) => {
  const promtool = await programOr(context, 'promtool')
  const checked = await promtool(['check', 'rules', 'deploy/alerts.yml'])
  expect(checked, checked.output).toMatchObject({ code: 0 })

  const folder = await mkdtemp(join(tmpdir(), 'alerts-'))
  const file = join(folder, 'alerts.test.json')
  await writeFile(file, JSON.stringify(ruleTests()))
  const tested = await promtool(['test', 'rules', file])
  await rm(folder, { recursive: true })
  expect(tested.code, tested.output).toBe(0)
})

/** Of the store, so many writes a minute: within a second, and within five. */
const stored = (fast: string, slow: string) => ({
  'site_store_seconds_bucket{outcome="ok",le="1"}': fast,
  'site_store_seconds_bucket{outcome="ok",le="5"}': slow,
  'site_store_seconds_bucket{outcome="ok",le="+Inf"}': slow,
})
const descriptors = (open: string, most: string) => ({
  'process_open_fds{job="site"}': open,
  'process_max_fds{job="site"}': most,
})
const scraped = { 'up{job="site",instance="a"}': '1x40' }
const read = { 'site_outbox_waiting{job="site",instance="a"}': '0x40' }

type Series = Record<string, string>

/** For each alert, series with a sample a minute that make it fire (`loud`) or not (`quiet`). */
const situations: Record<string, { loud: Series; quiet: Series }> = {
  SiteDown: series('up{job="site"}', '0x40', '1x40'),
  SiteRestarts: series('process_start_time_seconds{job="site"}', '0+60x40', '5x20 900x20'),
  FormsNotStored: series('site_refusals_total{reason="store"}', '0x29 1+1x10', '3x40'),
  FormsUnavailable: series('site_forms_available', '0x40', '1x40'),
  FreeSpaceLow: series('site_refusals_total{reason="free-space"}', '0x29 1+1x10', '3x40'),
  StoreSlow: { loud: stored('0x40', '0+10x40'), quiet: stored('0+10x40', '0+10x40') },
  MailWaits: series('site_outbox_oldest_seconds', '0+240x40', '0+60x40'),
  MailGivenUp: series('site_outbox_failed', '1x40', '0x40'),
  OutboxUnreadable: { loud: scraped, quiet: { ...scraped, ...read } },
  RefusalsMany: series('site_refusals_total{reason="too-many"}', '0+60x40', '0+6x40'),
  ServerErrors: series('site_requests_total{kind="page",status="5xx"}', '0+6x40', '0+1x40'),
  EventLoopSlow: series('nodejs_eventloop_lag_p99_seconds{job="site"}', '0.5x40', '0.03x40'),
  MemoryHigh: series('process_resident_memory_bytes{job="site"}', '8e8x40', '3e8x40'),
  DescriptorsHigh: {
    loud: descriptors('900x40', '1000x40'),
    quiet: descriptors('900x40', '65536x40'),
  },
}

function series(name: string, loud: string, quiet: string) {
  return { loud: { [name]: loud }, quiet: { [name]: quiet } }
}

/** The input of `promtool test rules`: for every situation, the alerts that fire after 35 minutes. */
function ruleTests() {
  const tests = rules().flatMap(({ alert }) =>
    (['loud', 'quiet'] as const).map((which) => ({
      interval: '1m',
      input_series: Object.entries(situations[alert]?.[which] ?? {}).map(([series, values]) => ({
        series,
        values,
      })),
      promql_expr_test: [
        {
          // `count(…)` drops the labels, which differ from alert to alert.
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
          eval_time: '35m',
          exp_samples: [{ labels: '{}', value: which === 'loud' ? 1 : 0 }],
        },
      ],
    })),
  )
  return {
    rule_files: [join(repository, 'deploy/alerts.yml')],
    evaluation_interval: '1m',
    tests,
  }
}
