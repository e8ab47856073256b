import type { Subsidiary } from '../schema/subsidiary.ts'

export const gasrich = {
  id: 'gasrich',
  name: 'Gasrich',
  fullName: 'Gasrich E & P',
  stretch: 'Gas field',
  trade: 'Upstream gas, E\u00a0&\u00a0P',
  description: 'We find, develop and produce gas, and capture what used to be flared.',
  introduction:
    'Gas is worth most when none of it is burned at the top of a stack. We develop fields so that it reaches somebody.',
  picture: 'gas-treatment',
  searchDescription:
    'Gasrich E & P finds, develops and produces natural gas in Nigeria and captures what used to be flared, in six steps from rock to sales line.',
  head: 'split',
  actions: [
    { label: 'Contact Gasrich', href: '/contact' },
    { label: 'Place in the chain', href: '#chain' },
  ],
  sections: [
    {
      kind: 'about',
      statement:
        'Gas is the fuel Nigeria already has under its feet. Our job is to bring it up whole, and to waste as little as we can.',
      paragraphs: [
        'Gasrich is the exploration and production company of Exprich Group for natural gas. We hold and operate assets from the first survey to the metering point, and we plan each one with the company that receives the gas.',
      ],
      aside: {
        record: [
          ['Business', 'Upstream gas, E & P'],
          ['Stretch', 'Gas field'],
          ['Assets', '{gas-assets}'],
          ['Facilities', '{gas-facilities}'],
          ['Group', 'Exprich Group'],
        ],
      },
    },
    {
      kind: 'steps',
      name: 'Gas solutions',
      heading: 'Six steps from rock to sales line.',
      lead: 'A client can call us for one step or for all six.',
      items: [
        {
          title: 'Gas exploration',
          verb: 'Find',
          text: 'Seismic, mapping and appraisal, so that a well is drilled for a reason.',
        },
        {
          title: 'Field development',
          verb: 'Plan',
          text: 'Well design, platforms and flowlines, planned with Techrich before anything is bought.',
        },
        {
          title: 'Gas production',
          verb: 'Produce',
          text: 'Wells and wellheads run day and night, with pressure and flow watched at each one.',
        },
        {
          title: 'Gathering and compression',
          verb: 'Gather',
          text: 'Gas from many wells brought to one line at one pressure.',
        },
        {
          title: 'Flare capture',
          verb: 'Capture',
          text: 'Gas that would be burnt at the tip is recovered and sent down the line.',
        },
        {
          title: 'Gas supply',
          verb: 'Hand over',
          text: 'Measured, contracted gas handed to Fatgas, to power stations and to industry.',
        },
      ],
    },
    {
      kind: 'figures',
      name: 'Impact',
      heading: 'What reaches somebody, and what is still burnt.',
      drawn: {
        figure: 'flare-reduction',
        as: 'bar',
        full: 'No longer flared',
        rest: 'Still flared',
      },
      figures: ['gas-assets', 'gas-facilities', 'gas-production'],
    },
  ],
  chain: {
    heading: 'What comes before us, and who takes over.',
    before: [{ company: 'wellrich', text: 'Surveys the basin and drills the wells.' }],
    here: 'Produces the gas and captures the flare.',
    after: [{ company: 'fatgas', text: 'Processes the gas and sells LPG, fuels and lubricants.' }],
  },
  closing: {
    heading: 'Need gas at a meter, or have gas you are burning?',
    actions: [
      { label: 'Talk to Gasrich', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
} as const satisfies Subsidiary
