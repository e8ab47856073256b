import type { Service } from './schema/home.ts'

/** The four service cards of Home (spec 2.4.4). */
export const services = [
  {
    id: 'exploration',
    title: 'Oil & Gas Exploration',
    description: 'Survey, appraisal and drilling, onshore and offshore.',
    href: '/services#exploration',
  },
  {
    id: 'power',
    title: 'Power Generation',
    description: 'Gas, solar and hybrid plants, from design to operation.',
    href: '/services#power',
  },
  {
    id: 'consulting',
    title: 'Energy Consulting',
    description: 'Advice on acquisitions, analytics and the running of assets.',
    href: '/services#consulting',
  },
  {
    id: 'gas',
    title: 'Gas Processing',
    description: 'Treating, storing and distributing gas and LPG.',
    href: '/services#gas',
  },
] satisfies Service[]
