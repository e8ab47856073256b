import type { Statement } from './schema/home.ts'

/** The six core values (spec 2.5). */
export const values = [
  { title: 'Excellence', text: 'We redo what is not good enough, and we say so first.' },
  { title: 'Integrity', text: 'The same answer to a client, a regulator and a neighbour.' },
  { title: 'Safety', text: 'Anyone on site may stop a job.' },
  { title: 'Innovation', text: 'New where it helps. Proven where lives depend on it.' },
  { title: 'Collaboration', text: 'Seven companies hand work over; none hands over blame.' },
  { title: 'Community', text: 'A site has neighbours before it has a fence.' },
] satisfies Statement[]

/** Four habits under "Why Choose" (spec 2.4.5). */
export const habits = [
  {
    title: 'Technical Excellence',
    text: 'Engineers review each other’s designs before steel is ordered, and the review is written down.',
  },
  { title: 'Safety First', text: 'Anyone on site may stop a job. Rank does not come into it.' },
  {
    title: 'Sustainability',
    text: 'We set targets with a year attached: {emissions-target} lower emissions by {emissions-target-year}, carbon neutrality by {carbon-neutrality-year}.',
  },
  {
    title: 'Local Expertise',
    text: 'We are a Nigerian group. We plan with the communities, ports and seasons we already know.',
  },
] satisfies Statement[]
