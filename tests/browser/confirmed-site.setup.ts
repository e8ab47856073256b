import { test as setup } from '@playwright/test'
import { makeKind } from '../build/content-kinds.ts'

setup('confirmed content makes a site', async () => {
  setup.setTimeout(600_000)
  await makeKind('confirmed')
})
