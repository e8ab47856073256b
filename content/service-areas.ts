import type { FurtherService, ServiceArea, ServiceAreaId } from './schema/service-area.ts'

/** The five sections of Services, by their anchor (spec 2.6). */
export const serviceAreas = {
  exploration: {
    title: 'Exploration',
    lead: 'Where is it, how much is it, and is it worth a well? We answer in that order, and stop when the answer is no.',
    picture: 'hero-exploration',
    parts: [
      { title: 'Survey', text: 'Seismic lines, planned around farms, creeks and seasons.' },
      { title: 'Appraisal', text: 'Volumes, with their uncertainty written next to them.' },
      { title: 'Drilling', text: 'Wells onshore and offshore, each for a stated reason.' },
      { title: 'Handover', text: 'Logs, cores and records, complete, on the day.' },
    ],
    companies: ['wellrich', 'gasrich'],
  },
  epc: {
    title: 'EPC',
    lead: 'Engineering, procurement and construction under one contract, so that nobody can point at the next desk.',
    picture: 'fabrication-yard',
    parts: [
      { title: 'Engineering', text: 'Design, and a second pair of eyes on every drawing.' },
      {
        title: 'Procurement',
        text: 'Buying, inspecting and shipping what the drawings ask for.',
      },
      { title: 'Construction', text: 'Crews, cranes and welders, with daily records.' },
      { title: 'Commissioning', text: 'Tested together with the people who will run it.' },
    ],
    companies: ['techrich'],
  },
  midstream: {
    title: 'Midstream',
    lead: 'Between the well and the user lie pipes, tanks, trucks and vessels. We build them, run them and keep them full.',
    picture: 'hero-infrastructure',
    parts: [
      { title: 'Pipelines', text: 'Walked and flown on a plan, with the valves named.' },
      { title: 'Storage', text: 'Tanks that are gauged, cleaned and inspected by date.' },
      { title: 'Road and marine', text: 'Trucks and vessels, with rested crews at the wheel.' },
    ],
    figures: ['pipeline-length', 'storage-capacity', 'gas-processing'],
    companies: ['exprich-energy', 'fatgas'],
    within: {
      id: 'gas',
      title: 'Gas Processing',
      text: 'Gas comes up wet and mixed. We dry it, take out what does not belong in a pipe, and send it on: as pipeline gas, as LPG, as fuel for a power station.',
      companies: ['fatgas', 'exprich-energy'],
    },
  },
  acquisition: {
    title: 'Acquisition',
    lead: 'Assets change hands. We find the ones that fit, look under the paint and stay after the signature.',
    picture: 'office-facade',
    parts: [
      { title: 'Find', text: 'Assets that fit a chain, not a list.' },
      { title: 'Look', text: 'On site, with engineers, before a price is named.' },
      { title: 'Price', text: 'With the cost of mending what we saw.' },
      { title: 'Take over', text: 'People first: who runs it on the morning after.' },
    ],
    companies: ['exprich-energy'],
  },
  analytics: {
    title: 'Analytics',
    lead: 'What an asset did, what it will probably do, and how sure we are. Drawn so that a board can read it.',
    picture: 'control-room',
    parts: [
      { title: 'Measure', text: 'Readings with their source, their unit and their gaps.' },
      { title: 'Forecast', text: 'A likely range, never a single line.' },
      { title: 'Compare', text: 'Last year’s forecast beside what really happened.' },
    ],
    companies: ['wellrich', 'exprich-energy'],
    within: {
      id: 'consulting',
      title: 'Energy Consulting',
      text: 'Advice on a purchase, a plan or an asset that runs below its name plate, from people who run such assets themselves. We say what we would do, what that rests on, and what would change our mind.',
      companies: ['exprich-energy', 'techrich'],
    },
  },
} as const satisfies Record<ServiceAreaId, ServiceArea>

/** The closing list of Services: what else clients ask for. */
export const furtherServices: readonly FurtherService[] = [
  {
    id: 'power',
    title: 'Power Generation',
    text: 'Gas, solar and hybrid plants, from design to operation, and the mini-grids that carry their power home.',
    companies: ['wattrich', 'electrich'],
  },
  {
    title: 'Fuels, lubricants and LPG',
    text: 'Filled at a terminal, delivered by road to stations, depots and kitchens.',
    companies: ['fatgas'],
  },
  {
    title: 'Telecommunications, utilities and IT',
    text: 'Masts, water, light and networks for sites that no grid reaches yet.',
    companies: ['techrich'],
  },
  {
    title: 'Something else',
    text: 'Describe it in two sentences. We say which of our companies answers, or that none of them should.',
  },
]
