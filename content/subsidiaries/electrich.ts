import type { Subsidiary } from '../schema/subsidiary.ts'

export const electrich = {
  id: 'electrich',
  name: 'Electrich',
  fullName: 'Electrich Power & Energy',
  stretch: 'Grid and home',
  trade: 'Power to homes and businesses',
  description:
    'We bring electricity to homes, shops and clinics, with mini-grids where the grid stops.',
  introduction: 'The chain ends at a switch on a wall. We bring the line to it, and keep it live.',
  picture: 'mini-grid-village',
  searchDescription:
    'Electrich Power & Energy brings electricity to homes, businesses and communities: grid connections, mini-grids and systems for one roof.',
  head: 'full',
  actions: [
    { label: 'Contact Electrich', href: '/contact' },
    { label: 'Sustainability', href: '/sustainability' },
  ],
  sections: [
    {
      kind: 'about',
      statement: 'A line is finished when somebody switches on a lamp and thinks nothing of it.',
      paragraphs: [
        'Electrich Power & Energy is the last company in the chain and the first that most people meet. We connect, we meter, we repair.',
        'Where the grid reaches, we make it dependable. Where it stops, we build a small one with the people who will use it.',
      ],
      aside: { picture: 'substation' },
    },
    {
      kind: 'stairs',
      name: 'Energy solutions',
      heading: 'Three ways to bring a line to a switch.',
      items: [
        {
          title: 'Grid supply',
          text: 'Substations, feeders and meters for towns that the network reaches.',
        },
        {
          title: 'Mini-grids',
          text: 'Solar panels, batteries and poles for one community, run from there and billed by the unit.',
        },
        {
          title: 'Systems for one roof',
          text: 'Panels, storage and wiring for a home, a shop, a clinic or a school.',
        },
      ],
    },
    {
      kind: 'figures',
      name: 'Impact',
      heading: 'Every window below is an hour on our mini-grids.',
      drawn: {
        figure: 'reliability',
        as: 'lamps',
        full: 'With supply',
        rest: 'Without',
      },
      figures: ['homes-powered', 'businesses-powered', 'mini-grids', 'communities'],
    },
    {
      kind: 'columns',
      ground: 'surface',
      name: 'Who we serve',
      heading: 'Three customers with three kinds of day.',
      items: [
        {
          title: 'Homes',
          text: 'Most power is used after dark. We plan for the evening, and meters show the cost as it is used.',
        },
        {
          title: 'Businesses',
          text: 'Shops, cold rooms and workshops lose goods when power fails. They get a second way in.',
        },
        {
          title: 'Communities',
          text: 'Clinics, schools and water pumps come first when a mini-grid is laid out, and they are drawn in by the people there.',
        },
      ],
    },
    {
      kind: 'points',
      ground: 'night',
      name: 'Innovation',
      heading: 'New things, tried small first.',
      lead: 'One village, one feeder, one season. Then we write down what to change.',
      items: [
        {
          title: 'Meters that talk both ways',
          text: 'A fault is seen before it is reported, and a customer sees the same figure as we do.',
        },
        {
          title: 'Batteries that share',
          text: 'Storage serves a whole street, so that nobody pays for a battery that is full at night.',
        },
        {
          title: 'Poles that can be carried',
          text: 'Parts that four people can lift, for places that a crane does not reach.',
        },
        {
          title: 'Repair close by',
          text: 'Technicians trained in the community, with spares in a locked store there.',
        },
      ],
      link: { label: 'Sustainability in the group', href: '/sustainability' },
    },
  ],
  chain: {
    heading: 'The line ends with us.',
    before: [{ company: 'wattrich', text: 'Makes the power and puts it on the bar.' }],
    here: 'Brings the line to the switch, and keeps it live.',
    after: [],
  },
  closing: {
    heading: 'Where should the next line go?',
    actions: [
      { label: 'Talk to Electrich', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
} as const satisfies Subsidiary
