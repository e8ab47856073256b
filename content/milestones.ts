import type { Milestone } from './schema/home.ts'

/** Six milestones of About (spec 2.5). */
export const milestones = [
  {
    year: 2003,
    title: 'The group begins',
    text: 'A holding company is set up in Nigeria to work in energy.',
  },
  { year: 2007, title: 'Engineering', text: 'Design and construction come under one roof.' },
  { year: 2015, title: 'Logistics', text: 'Fuel and equipment, on the road and at sea.' },
  { year: 2018, title: 'Power', text: 'Power solutions for industry and cities.' },
  { year: 2019, title: 'Sustainability', text: 'Targets with a number and a year.' },
  { year: 2021, title: 'Upstream', text: 'Licences for work at the start of the chain.' },
] satisfies Milestone[]
