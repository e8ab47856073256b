import type { Subsidiary } from '../schema/subsidiary.ts'

export const wattrich = {
  id: 'wattrich',
  name: 'Wattrich',
  fullName: 'Wattrich Energy',
  stretch: 'Power station',
  trade: 'Power solutions',
  description: 'We turn gas and sunlight into power for industry and cities.',
  introduction:
    'A power station is a promise for every hour of the day. We design, build and run stations that keep it.',
  picture: 'turbine-blades',
  website: { href: 'https://wattrich.example', status: 'placeholder' },
  searchDescription:
    'Wattrich Energy designs, builds and runs gas, solar and hybrid power stations, with featured projects in Lagos, Kano and Accra.',
  head: 'full',
  actions: ['website', { label: 'All services', href: '/services' }],
  sections: [
    {
      kind: 'panels',
      name: 'Power solutions',
      heading: 'Make it, make it cleaner, use less of it.',
      items: [
        {
          title: 'Power Generation',
          picture: 'hero-power',
          text: 'Gas-fired stations for cities and industry, sized to the load that is there.',
        },
        {
          title: 'Renewable Energy',
          picture: 'hero-renewables',
          text: 'Solar fields and hybrids, planned with the evening peak in mind and not only the noon.',
        },
        {
          title: 'Energy Management',
          picture: 'control-room',
          text: 'Metering, forecasting and dispatch, so that the next unit runs only when it is needed.',
        },
      ],
    },
    {
      kind: 'about',
      statement:
        'We ask one question before we draw a plant: who needs the power, and at what hour?',
      paragraphs: [
        'Wattrich Energy is the power company of Exprich Group. We design stations, build them with Techrich, and stay to run them.',
        'A client can buy a plant from us or buy the power. In both cases the same people answer for it afterwards.',
      ],
      aside: {
        record: [
          ['Business', 'Power solutions'],
          ['Stretch', 'Power station'],
          ['Fuels', 'Gas, sun, and both together'],
          ['Group', 'Exprich Group'],
        ],
      },
    },
    {
      kind: 'projects',
      name: 'Featured projects',
      heading: 'One burns gas, one faces the sun, one does both.',
      items: [
        {
          title: 'Gas plant',
          place: 'Lagos, Nigeria',
          figure: 'lagos-gas-plant',
          text: 'A gas-fired plant close to the load it serves.',
        },
        {
          title: 'Solar farm',
          place: 'Kano, Nigeria',
          figure: 'kano-solar-farm',
          text: 'A solar farm in the north, where the sky is clear for most of the year.',
        },
        {
          title: 'Hybrid system',
          place: 'Accra, Ghana',
          word: 'Hybrid',
          text: 'Panels, batteries and engines behind one controller, so that the lamp does not notice the change.',
        },
      ],
    },
  ],
  chain: {
    heading: 'Where fuel becomes current.',
    before: [{ company: 'exprich-energy', text: 'Brings the gas to our fence.' }],
    here: 'Turns gas and sunlight into power.',
    after: [{ company: 'electrich', text: 'Carries it to homes and businesses.' }],
  },
  closing: {
    heading: 'How many megawatts, where, and by when?',
    actions: [{ label: 'Talk to Wattrich', href: '/contact' }, 'website'],
  },
} as const satisfies Subsidiary
