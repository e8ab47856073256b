import { inject, it } from 'vitest'
import { skipTest } from '../server/deploy/program-or.ts'
import { everyday, printing } from './journeys.ts'
import { play } from './play.ts'
import { startWebKit } from './webkit.ts'

const { webkit, xvfb } = inject('engines')
play('WebKitGTK', [webkit, xvfb], startWebKit, everyday)

it.for(Object.keys(printing))('WebKitGTK %s', async (_, context) => {
  skipTest(context, 'WebKitGTK cannot be told to print: its driver has no command for it')
})
