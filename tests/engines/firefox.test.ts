import { inject } from 'vitest'
import { startFirefox } from './firefox.ts'
import { everyday, printing } from './journeys.ts'
import { play } from './play.ts'

const { firefox } = inject('engines')
play('Firefox', [firefox], startFirefox, { ...everyday, ...printing })
