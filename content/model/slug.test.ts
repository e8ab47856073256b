import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Port Harcourt', 'port-harcourt'],
  ['Crews’ days, Forcados', 'crews-days-forcados'],
  ['São Tomé & Príncipe?', 'sao-tome-principe'],
  ['What’s “new”, in Côte d’Ivoire?', 'whats-new-in-cote-divoire'],
  ['  HSE -- Officer (2) ', 'hse-officer-2'],
  ['Ɗan Fodio quay', 'dan-fodio-quay'],
  ['Łódź, Tromsø', 'lodz-tromso'],
  ['氢能', ''],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug))
