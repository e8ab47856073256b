import { expect, it } from 'vitest'
import { buildSettingsOf, type InboxPlace } from '#server/build-record.ts'
import { settingsFrom } from '#server/settings.ts'
import { missingPackage } from './missing-tool.ts'
import { simulationWarning } from './simulation-warning.ts'

const buildSettingsFrom = (values: Record<string, string>, inbox: InboxPlace = 'none') =>
  buildSettingsOf(settingsFrom(values), inbox)

it('keeps the path of the AI address', () => {
  expect(buildSettingsFrom({ AI_BASE_URL: 'http://127.0.0.1:9/v1' }).AI_BASE_URL).toBe(
    'http://127.0.0.1:9/v1',
  )
})

it('knows where forms go: INBOX_URL first, then who hands the site out', () => {
  const elsewhere = { INBOX_URL: 'https://inbox.example/' }
  expect(buildSettingsFrom({}).INBOX_URL).toBe('none')
  expect(buildSettingsFrom({ INBOX_URL: '' }, 'same-origin').INBOX_URL).toBe('same-origin')
  expect(buildSettingsFrom(elsewhere).INBOX_URL).toBe('https://inbox.example')
  expect(buildSettingsFrom(elsewhere, 'same-origin').INBOX_URL).toBe('https://inbox.example')
})

it('warns of a build whose forms go nowhere, and of no other', () => {
  expect(simulationWarning(buildSettingsFrom({}))).toMatch(/WARNING: .+THROWN AWAY.+INBOX_URL=/s)
  expect(simulationWarning(buildSettingsFrom({}, 'same-origin'))).toBeUndefined()
  expect(
    simulationWarning(buildSettingsFrom({ INBOX_URL: 'https://inbox.example' })),
  ).toBeUndefined()
})

it('names the package that the build lacks', () => {
  const output = "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@tailwindcss/vite' imported"
  expect(missingPackage(output)).toBe('@tailwindcss/vite')
  expect(missingPackage("Cannot find module 'sharp'")).toBe('sharp')
  expect(missingPackage("Cannot find module './home.tsx'")).toBeUndefined()
})
