import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '../server/run-node.ts'
import { load, report, whole, withServer } from './bench.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const headers = { 'accept-encoding': 'gzip' }
const rows = [['File', 'Sent/s', 'p50 ms', 'p99 ms', 'Memory after it']]

/** The script whose compressed size is nearest to 40 KB. */
function assetOf40KB(): string {
  const assets = join(repository, 'build/client/assets')
  const distance = (name: string) => Math.abs(statSync(join(assets, name)).size - 40_000)
  const packed = readdirSync(assets).filter((name) => name.endsWith('.js.gz'))
  const [nearest = ''] = packed.sort((a, b) => distance(a) - distance(b))
  return `/assets/${nearest.replace(/\.gz$/, '')}`
}

/** The resident memory of a process on Linux. */
function memoryOf(pid: number): string {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return `${Math.round(Number(kilobytes) / 1000)} MB`
}

await withServer({}, async (url, pid) => {
  for (const path of ['/', assetOf40KB()]) {
    const duration = Number(values.seconds)
    const { requests, latency } = await load({
      url: url + path,
      connections: 32,
      duration,
      headers,
    })
    const figures = [whole(requests.average), String(latency.p50), String(latency.p99)]
    rows.push([path, ...figures, memoryOf(pid)])
  }
})
report(rows)
