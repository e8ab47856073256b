import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mailColours } from './layout.ts'

it('mails have the colours of the site', () => {
  const theme = readFileSync(new URL('../../app/styles/app.css', import.meta.url), 'utf8')
  const tokens = Object.fromEntries(
    [...theme.matchAll(/--color-([a-z-]+): (#\w+);/g)].map(([, role, value]) => [role, value]),
  )
  for (const [role, value] of Object.entries(mailColours)) expect(value).toBe(tokens[role])
})
