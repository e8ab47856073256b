import { inject } from 'vitest'
import { withoutPopovers, withoutScript } from './journeys.ts'
import { startOldChromium } from './old-chromium.ts'
import { play } from './play.ts'

const { oldChromium } = inject('engines')
play('Chromium 113', [oldChromium], (path) => startOldChromium(path), withoutPopovers)
play(
  'Chromium 113 without script',
  [oldChromium],
  (path) => startOldChromium(path, { javaScriptEnabled: false }),
  withoutScript,
)
