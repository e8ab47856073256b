import type { Subsidiary } from '../schema/subsidiary.ts'

export const fatgas = {
  id: 'fatgas',
  name: 'Fatgas',
  fullName: 'Fatgas',
  stretch: 'Gas plant',
  trade: 'Processing, LPG, fuels',
  description:
    'We process gas and put LPG, fuels and lubricants within reach of drivers and kitchens.',
  introduction:
    'From the plant to the pump and the cylinder: we make fuel that can be bought on the way home.',
  picture: 'fuel-forecourt',
  searchDescription:
    'Fatgas processes gas and distributes automotive fuels, lubricants and LPG through its own stations, terminals and trucks in Africa.',
  head: 'split-mirrored',
  actions: [
    { label: 'Contact Fatgas', href: '/contact' },
    { label: 'How we check quality', href: '/qhsse' },
  ],
  sections: [
    {
      kind: 'words',
      name: 'Products',
      heading: 'Three things people buy from us.',
      items: [
        {
          title: 'Automotive fuels',
          text: 'Petrol and diesel, filled at our own terminals and measured again at the pump.',
        },
        {
          title: 'Lubricants',
          text: 'Oils and greases for cars, generators and gearboxes, in packs from one litre to a drum.',
        },
        {
          title: 'LPG',
          text: 'Cooking gas in cylinders and in bulk. Every cylinder is weighed and checked before it leaves.',
        },
      ],
    },
    {
      kind: 'about',
      statement:
        'Fuel is the part of energy that people hold in their hands. It has to be there, it has to be clean, and it has to be what the label says.',
      paragraphs: [
        'Fatgas takes gas from the field, separates it in the plant, and puts what comes out within reach: at a pump, in a drum, in a cylinder.',
        'The same company runs the plant, the terminal, the truck and the station. When something is wrong, there is one number to call and nobody to pass it on to.',
      ],
      aside: { picture: 'road-tanker' },
    },
    {
      kind: 'counts',
      name: 'Distribution',
      heading: 'One mark is one.',
      lead: 'Every station, terminal, truck and country has its own.',
      figures: ['retail-stations', 'terminals', 'trucks', 'fatgas-countries'],
    },
    {
      kind: 'columns',
      ground: 'surface',
      name: 'Business segments',
      heading: 'Three kinds of customer, three ways to deliver.',
      items: [
        {
          title: 'Retail',
          text: 'Stations for drivers and cylinder points for kitchens. Prices are on the board, the measure is sealed.',
        },
        {
          title: 'Commercial and industrial',
          text: 'Diesel, LPG and lubricants in bulk for factories, farms, hotels and hospitals, on a delivery plan.',
        },
        {
          title: 'Supply and terminals',
          text: 'Storage and loading for our own fleet and for other marketers who fill from our racks.',
        },
      ],
    },
    {
      kind: 'points',
      ground: 'night',
      beside: { picture: 'valves-macro' },
      name: 'Quality assurance',
      heading: 'Checked four times before it is sold.',
      items: [
        { title: 'At the plant', text: 'A sample of each batch, with its own number.' },
        {
          title: 'At the terminal',
          text: 'Density and water, before a tank is opened for loading.',
        },
        { title: 'On the truck', text: 'Sealed compartments. A broken seal is a returned load.' },
        { title: 'At the pump', text: 'Measure and meter, tested with a sealed can.' },
      ],
      link: { label: 'Our QHSSE policy', href: '/qhsse' },
    },
  ],
  chain: {
    heading: 'Between the field and the pipe.',
    before: [{ company: 'gasrich', text: 'Produces the gas and meters it to us.' }],
    here: 'Separates it, fills it and sells it.',
    after: [{ company: 'exprich-energy', text: 'Stores and moves what goes further.' }],
  },
  closing: {
    heading: 'A tank to fill, or a corner for a station?',
    actions: [
      { label: 'Talk to Fatgas', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
} as const satisfies Subsidiary
