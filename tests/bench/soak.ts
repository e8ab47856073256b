import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repository, runNode } from '../server/run-node.ts'
import { attackSite } from './attacker.ts'
import { newExperience, visitSite } from './honest-visitor.ts'
import { thisMachine } from './machine.ts'
import { type Sample, sampleProcess } from './process-samples.ts'
import { markdownTable } from './report.ts'
import { median, percentile } from './statistics.ts'
import { writeSection } from './write-section.ts'

/** `npm run bench:soak`, or for fewer minutes: `npm run bench:soak -- 2`. */
const minutes = Number(process.argv.find((word) => /^[\d.]+$/.test(word)) ?? 10)
const visitors = 12

/** What the server held in a part of the run, by the middle of its samples: peaks come and go. */
function held(samples: readonly Sample[], what: 'memory' | 'descriptors'): number {
  return median(samples.map((sample) => sample[what]))
}

await mkdir(join(repository, '.cache'), { recursive: true })
const folder = await mkdtemp(join(repository, '.cache/bench-'))
const server = runNode(['server/main.ts'], {
  ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, TRUST_PROXY: '1' },
  ...{ DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', INBOX_URL: '' },
})
try {
  const [, url = ''] = await server.says(/Serving on (\S+)/)
  const experience = newExperience()
  const stop = new AbortController()
  const samples = sampleProcess(server.pid)
  const visits = Array.from({ length: visitors }, (_, visitor) =>
    visitSite(url, visitor + 1, stop.signal, experience),
  )
  const attacks = attackSite(url, stop.signal)
  for (let minute = 1; minute <= Math.ceil(minutes); minute += 1) {
    await Promise.race([wait(60_000 * Math.min(1, minutes - minute + 1)), server.ended])
    console.error(
      `minute ${minute}: ${experience.requests} requests, ${experience.errors.length} errors`,
    )
  }
  stop.abort()
  await Promise.all(visits)
  const taken = samples.stop()
  // The first fifth warms up; what grows shows between the second and the last.
  const fifth = Math.max(1, Math.floor(taken.length / 5))
  const [early, late] = [taken.slice(fifth, 2 * fifth), taken.slice(-fifth)]
  const megabytes = (part: readonly Sample[]) => `${Math.round(held(part, 'memory') / 1e6)} MB`
  const rows = [
    ['Minutes', String(minutes)],
    ['Honest visitors', String(visitors)],
    ['Their requests', experience.requests.toLocaleString('en')],
    ['Their forms', experience.forms.toLocaleString('en')],
    ['Forms sent again because the server said so', String(experience.toldToWait)],
    ['Their errors', String(experience.errors.length)],
    ['A page, p50', `${percentile(experience.pageTimes, 0.5).toFixed(1)} ms`],
    ['A page, p99', `${percentile(experience.pageTimes, 0.99).toFixed(1)} ms`],
    ['Attacks of five seconds beside them', String(await attacks)],
    ['Memory, second and last fifth', `${megabytes(early)}, ${megabytes(late)}`],
    [
      'Descriptors, second and last fifth',
      `${held(early, 'descriptors')}, ${held(late, 'descriptors')}`,
    ],
  ]
  const table = markdownTable([['Soak', ''], ...rows])
  console.log(table)
  if (process.argv.includes('--write')) {
    const { processor, cores, node } = await thisMachine(folder)
    await writeSection(
      join(repository, 'docs/benchmarks.md'),
      'A soak',
      `${table}

Visitors read pages with what they load and ask for them again with their validators, open the search,
and send all three forms, resumes among them; beside them an attacker goes from pipelined requests that
nobody reads to idle connections, stalled posts, announced uploads and texts of combining marks. All of
them share the machine with the server, so the times are those of a full machine.

Measured ${new Date().toISOString().slice(0, 10)} on ${processor}, ${cores} cores; SQLite; Node ${node}.
`,
    )
  }
  for (const error of new Set(experience.errors)) console.log(`  ✗ ${error}`)
  if (experience.errors.length > 0) process.exitCode = 1
} finally {
  server.signal('SIGTERM')
  await server.ended
  await rm(folder, { recursive: true })
}
