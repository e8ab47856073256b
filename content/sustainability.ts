import type { Sustainability } from './schema/sustainability.ts'

/** Sustainability's bars, charts and steps (spec 2.6). */
export const sustainability = {
  metrics: {
    environment: ['carbon-intensity-cut', 'waste-recycled', 'water-reused', 'renewable-power'],
    community: ['local-suppliers', 'women-in-leadership', 'community-projects-run-locally'],
    risk: ['risk-reviews-done', 'findings-closed'],
  },
  oneMark: 1000,
  riskSteps: [
    { title: 'See it', text: 'Anyone can enter a risk: a crew, a neighbour, an auditor.' },
    {
      title: 'Size it',
      text: 'How likely, how bad, how soon. Written down the same way everywhere.',
    },
    { title: 'Own it', text: 'One person, one control, one date.' },
    {
      title: 'Test it',
      text: 'We try the control before we trust it, and again after a change.',
    },
  ],
} as const satisfies Sustainability
