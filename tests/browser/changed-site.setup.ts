import { test as setup } from '@playwright/test'
import { buildChangedSite } from './changed-site.ts'

setup('changed content makes a site', async () => {
  setup.setTimeout(600_000)
  await buildChangedSite()
})
