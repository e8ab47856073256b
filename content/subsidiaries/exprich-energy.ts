import type { Subsidiary } from '../schema/subsidiary.ts'

export const exprichEnergy = {
  id: 'exprich-energy',
  name: 'Exprich Energy',
  fullName: 'Exprich Energy',
  stretch: 'Pipeline and port',
  trade: 'Acquisition, midstream, logistics',
  description: 'We acquire assets, and store and move oil and gas by pipe, road and sea.',
  introduction:
    'Between the well and the wire lie steel, tanks and ships. They are our work, and nobody should have to think about them.',
  picture: 'pipeline-crossing',
  searchDescription:
    'Exprich Energy acquires assets and runs the midstream of Exprich Group: pipelines, storage, gas processing, road and marine logistics.',
  head: 'band',
  actions: [
    { label: 'Contact Exprich Energy', href: '/contact' },
    { label: 'Midstream services', href: '/services#midstream' },
  ],
  sections: [
    {
      kind: 'ledger',
      name: 'Capacity',
      heading: 'Pipe, tank and plant.',
      figures: ['pipeline-length', 'storage-capacity', 'gas-processing'],
    },
    {
      kind: 'about',
      statement:
        'We buy assets that sit between producers and users, and run them so that neither side has to ask where its barrel is.',
      paragraphs: [
        'Exprich Energy is the midstream company of Exprich Group, and the one that looks at assets before the group acquires them.',
        'Before we buy, we walk the line. A pipeline is judged by its welds, its right of way and the people who live along it, not by its price alone.',
        'After we buy, the first year goes into measuring: what enters, what leaves, and where the difference is.',
      ],
    },
    {
      kind: 'route',
      name: 'Midstream and logistics',
      heading: 'Five ways to carry energy.',
      lead: 'They meet at the same terminals and report to the same control room.',
      items: [
        {
          title: 'Pipelines',
          text: 'Gathering lines and trunk lines for oil and gas, patrolled on foot and from the air.',
        },
        {
          title: 'Storage',
          text: 'Crude, products and LPG in tanks that are gauged, bunded and inspected to a calendar.',
        },
        {
          title: 'Processing',
          text: 'Gas dried, cleaned and brought to specification before it enters the line.',
        },
        {
          title: 'Road logistics',
          text: 'Tankers with trained drivers, planned routes and rest stops that are kept.',
        },
        {
          title: 'Marine logistics',
          text: 'Barges, tankers and support vessels, with a pilot and a berth arranged before they sail.',
        },
      ],
    },
    {
      kind: 'picture',
      picture: 'hero-infrastructure',
      sentence: 'A terminal is where five schedules have to agree.',
    },
    {
      kind: 'points',
      ground: 'sunk',
      name: 'Safety commitment',
      heading: 'Anyone may stop the job. Nobody has to explain it first.',
      lead: 'What we carry burns. These rules hold on every line, deck, rack and road.',
      items: [
        {
          title: 'Permit before spanner',
          text: 'No line is opened and no tank is entered without a permit that names the person and the hour.',
        },
        {
          title: 'Hours are limits',
          text: 'Drivers and crews rest when the plan says so. A late load is better than a tired one.',
        },
        {
          title: 'Neighbours know the number',
          text: 'Communities along the right of way know whom to call, and somebody answers.',
        },
        {
          title: 'Drills with a stopwatch',
          text: 'Spill and fire drills are timed, written up and repeated until they are good.',
        },
      ],
      link: { label: 'All services', href: '/services' },
    },
  ],
  chain: {
    heading: 'The middle of the line.',
    before: [{ company: 'fatgas', text: 'Hands over treated gas and products.' }],
    here: 'Stores it, and moves it by pipe, road and sea.',
    after: [{ company: 'wattrich', text: 'Receives the fuel and turns it into power.' }],
  },
  closing: {
    heading: 'Something to store, to move or to sell?',
    actions: [
      { label: 'Talk to Exprich Energy', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
} as const satisfies Subsidiary
