import { expect, it } from 'vitest'
import type { Measured } from './kept-runs.ts'
import { type LighthouseRun, lighthouseRun } from './lighthouse.ts'
import type { Machine } from './machine.ts'
import { floorName, pagesSection, rowOf, shortfalls } from './pages-section.ts'

const run: LighthouseRun = {
  ...{ performance: 100, others: 100, failed: [], shift: 0, bytes: 102_400 },
  ...{ paint: 1500, blocking: 0 },
}
const load = { paint: 4000, blocking: 100 }

function measured(name: string, runs = [run], loads = [[load], [load]]): Measured {
  return { path: '/about', name, lighthouse: runs, loads }
}
const floor = measured(floorName)

it('has the medians of its rounds in a row', () => {
  const three = measured('/about', [run, { ...run, paint: 1000 }, { ...run, paint: 9000 }])
  expect(rowOf(three)).toEqual([
    ...['/about', '3', '100', '100', '1.50', '0', '0.000', '100'],
    ...['4.00', '100', '4.00', '100'],
  ])
})

it('finds nothing short where scripts cost next to nothing', () => {
  expect(shortfalls(measured('/about', [{ ...run, paint: 1640, blocking: 15 }]), floor)).toEqual([])
})

it.each([
  [{ failed: ['seo: link-text'] }, 'seo: link-text'],
  [{ performance: 98 }, 'performance 98'],
  [{ shift: 0.01 }, 'shift 0.010'],
  [{ paint: 1700 }, 'paint 1700 ms, 1500 without scripts'],
  [{ blocking: 60 }, 'blocking 60 ms, 0 without scripts'],
])('names what falls short: %j', (change, words) => {
  expect(shortfalls(measured('/about', [{ ...run, ...change }]), floor)).toEqual([words])
})

it('compares each slow network as well', () => {
  const slow = measured('/about', [run], [[load], [{ ...load, paint: 5000 }]])
  expect(shortfalls(slow, floor)).toEqual([
    'paint at 1.6 Mbit/s, 150 ms 5000 ms, 4000 without scripts',
  ])
})

it('lists the pages that fall short below the table', () => {
  const machine: Machine = { processor: 'P', cores: 2, memory: '1 GB', fileSystem: '', node: '' }
  const slow = measured('/about', [{ ...run, performance: 90 }])
  const text = (page: Measured) => pagesSection([page, floor], machine, '2026-11-22', 'Chromium 1')
  expect(text(slow)).toContain('- `/about`: performance 90\n')
  expect(text(measured('/about'))).toContain('Every page reaches the aims.')
})

it("says of another site's row what was measured", () => {
  const machine: Machine = { processor: 'P', cores: 2, memory: '1 GB', fileSystem: '', node: '' }
  const text = (...all: Measured[]) => pagesSection(all, machine, '2026-11-22', 'Chromium 1')
  expect(text(measured('/about'), floor)).not.toContain('its repository')
  expect(text(measured('/about'), floor, measured('Other'))).toContain('its repository')
})

it('reads scores and failed audits out of a report, those without weight left out', () => {
  const audit = { score: 1, numericValue: 7 }
  const report = {
    categories: {
      performance: { score: 0.99, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
      accessibility: { score: 1, auditRefs: [] },
      seo: {
        score: 0.92,
        auditRefs: [
          { id: 'link-text', weight: 1 },
          { id: 'structured-data', weight: 0 },
          { id: 'hreflang', weight: 1 },
        ],
      },
    },
    audits: {
      ...{ 'largest-contentful-paint': audit, 'total-blocking-time': audit },
      ...{ 'cumulative-layout-shift': audit, 'total-byte-weight': audit },
      ...{ 'link-text': { score: 0 }, 'structured-data': { score: 0 }, hreflang: { score: null } },
    },
  }
  expect(lighthouseRun(report)).toEqual({
    ...{ performance: 99, others: 92, failed: ['seo: link-text'] },
    ...{ paint: 7, blocking: 7, shift: 7, bytes: 7 },
  })
})
