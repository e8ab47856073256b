import type { Statement } from './schema/home.ts'
import type { Indicator } from './schema/qhsse.ts'

/** The five duties that the letters stand for, in their order. */
export const duties = [
  { title: 'Quality', text: 'Built as designed, checked before it is handed over.' },
  { title: 'Health', text: 'Heat, noise, dust and hours count as hazards.' },
  { title: 'Safety', text: 'Everyone goes home as they came.' },
  { title: 'Security', text: 'People first, then data, then property.' },
  { title: 'Environment', text: 'Nothing into water, soil or air that can be kept in.' },
] as const satisfies Statement[]

/** The rule above all others. */
export const firstRule = {
  title: 'Anyone on site may stop a job.',
  text: 'Rank does not come into it. The work starts again when the person who stopped it agrees that it is safe.',
} as const satisfies Statement

/** The four indicators (spec 2.6). */
export const indicators = [
  {
    figure: 'trir',
    name: 'Total recordable incident rate',
    text: 'Every injury that needed more than first aid, set against the hours that crews worked. Lower is better; zero is the aim.',
  },
  {
    figure: 'ltif',
    name: 'Lost time injury frequency',
    text: 'Injuries that kept someone off work.',
  },
  {
    figure: 'high-potential-incidents',
    name: 'High-potential incidents',
    text: 'Nobody was badly hurt, and somebody could have been. Each one is investigated as if it had happened.',
  },
  {
    figure: 'recycling-rate',
    name: 'Recycling',
    text: 'Weighed at the gate, by kind of waste.',
  },
] as const satisfies Indicator[]
