import type { Fact } from './schema/fact.ts'

/**
 * Every figure of the site, once. Texts name a figure as `{id}` and get the
 * value from here, so a number is changed in this file alone. Figures that
 * look alike but count different things are separate records.
 */
export const facts = [
  // Headline figures (spec 2.4.6, 9)
  {
    id: 'years-of-experience',
    value: 15,
    suffix: '+',
    label: 'Years of experience',
    scope: 'in energy and related works',
    period: 'to date',
    status: 'stated',
  },
  {
    id: 'professionals',
    value: 500,
    suffix: '+',
    label: 'Skilled professionals',
    scope: 'across seven companies',
    period: 'to date',
    status: 'stated',
  },
  {
    id: 'projects-completed',
    value: 250,
    suffix: '+',
    label: 'Projects completed',
    scope: 'by all companies',
    period: 'to date',
    status: 'stated',
  },
  {
    id: 'countries-served',
    value: 10,
    suffix: '+',
    label: 'Countries served',
    scope: 'in Africa',
    period: 'to date',
    status: 'stated',
  },
  // Sustainability targets (spec 2.6)
  {
    id: 'emissions-target',
    value: 30,
    suffix: '%',
    label: 'Emissions reduction target',
    scope: 'of the group’s emissions, against the baseline year',
    period: 'by 2030',
    status: 'stated',
  },
  {
    id: 'emissions-target-year',
    value: 2030,
    label: 'Year of the emissions target',
    scope: 'the group',
    period: '2030',
    status: 'stated',
  },
  {
    id: 'carbon-neutrality-year',
    value: 2050,
    label: 'Year of carbon neutrality',
    scope: 'the group',
    period: '2050',
    status: 'stated',
  },
] satisfies Fact[]
