import type { TimelineEntry } from './schema/timeline.ts'

/** The Historical Timeline (spec 2.12, 3). The owner confirms or replaces titles and texts. */
export const timeline = [
  {
    year: 2003,
    title: 'The group begins',
    description:
      'A holding company is set up in Nigeria to work in energy, and to build for the long term.',
    category: 'Foundation',
    status: 'placeholder',
  },
  {
    year: 2004,
    title: 'First partners',
    description:
      'Work is shared with partners who know a field, a port or a client better than we do.',
    category: 'Partnership',
    status: 'placeholder',
  },
  {
    year: 2005,
    title: 'Services to the industry',
    description: 'Engineering and support for the companies that produce oil and gas.',
    category: 'Services',
    status: 'placeholder',
  },
  {
    year: 2006,
    title: 'From advice to operations',
    description: 'Our own crews on site. We start to run the work, and to answer for it.',
    category: 'Operations',
    status: 'placeholder',
  },
  {
    year: 2011,
    title: 'An advisory desk',
    description: 'Appraisals of assets and companies, written so that a buyer can act on them.',
    category: 'Advisory',
    status: 'placeholder',
  },
  {
    year: 2012,
    title: 'Beyond Nigeria',
    description: 'The group starts to look at energy across Africa, one country at a time.',
    category: 'Expansion',
    status: 'placeholder',
  },
  {
    year: 2015,
    title: 'Road and sea',
    description: 'Moving fuel and equipment becomes a business of its own.',
    category: 'Logistics',
    status: 'placeholder',
  },
  {
    year: 2016,
    title: 'Capital for assets',
    description: 'Money goes into assets that we can hold, run and improve ourselves.',
    category: 'Investment',
    status: 'placeholder',
  },
  {
    year: 2017,
    title: 'Into power',
    description: 'From fuel to electricity: power solutions for industry and cities.',
    category: 'Power',
    status: 'placeholder',
  },
  {
    year: 2018,
    title: 'Working with government',
    description: 'Energy projects with public clients, in the open and on paper.',
    category: 'Government',
    status: 'placeholder',
  },
  {
    year: 2020,
    title: 'Back to the rock',
    description: 'Exploration joins the group: seismic lines first, then wells.',
    category: 'Exploration',
    status: 'placeholder',
  },
  {
    year: 2021,
    title: 'Licences',
    description: 'The permits that upstream and gas work need, applied for one by one.',
    category: 'Licensing',
    status: 'placeholder',
  },
  {
    year: 2022,
    title: 'Longer contracts',
    description: 'Clients hand over whole stretches of work instead of single jobs.',
    category: 'Contracts',
    status: 'placeholder',
  },
  {
    year: 2024,
    title: 'One family of names',
    description: 'The companies take names and marks that belong together.',
    category: 'Rebranding',
    status: 'placeholder',
  },
  {
    year: 2025,
    title: 'Seven companies, one chain',
    description:
      'Reservoir, gas field, gas plant, port, power station and home, with one builder for all of them.',
    category: 'Current',
    status: 'placeholder',
  },
] satisfies TimelineEntry[]

/** The first year of the block "The Future Ahead" (spec 2.12). */
export const futureYear = 2028
