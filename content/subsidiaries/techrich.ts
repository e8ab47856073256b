import type { Subsidiary } from '../schema/subsidiary.ts'

export const techrich = {
  id: 'techrich',
  name: 'Techrich',
  fullName: 'Techrich Projects & Services',
  stretch: 'Every stretch',
  trade: 'Engineering and construction',
  description: 'We engineer, procure and build the works that every other stretch runs on.',
  introduction:
    'Six companies run the chain. We design and build what they run, and hand it over with the drawings.',
  picture: 'fabrication-yard',
  website: { href: '#', status: 'placeholder' },
  searchDescription:
    'Techrich Projects & Services engineers, procures and builds for the energy chain: design, supply, construction, telecoms, IT and drilling.',
  head: 'split-mirrored',
  actions: [{ label: 'Contact Techrich', href: '/contact' }, 'website'],
  sections: [
    {
      kind: 'about',
      statement:
        'Engineering, procurement and construction under one roof: the person who draws the flange meets the person who bolts it.',
      paragraphs: [
        'Techrich Projects & Services builds what the other six companies run: pads and platforms, plants, lines, stations, substations and the networks between them.',
        'A job has one manager from the first sketch to the last signature. He or she decides nothing alone and answers for everything.',
        'Drawings are kept as built. Whoever opens a cabinet in ten years finds the sheet that shows what is in it.',
      ],
    },
    {
      kind: 'sheet',
      name: 'Projects and services',
      heading: 'Six disciplines on one sheet.',
      lead: 'Call us for one of them, or for the whole job.',
      items: [
        {
          title: 'Engineering & Design',
          text: 'Studies, layouts and detailed drawings, checked by somebody who did not draw them.',
        },
        {
          title: 'Supply Chain Management',
          text: 'Buying, inspection, customs and delivery, in the order in which the site needs it.',
        },
        {
          title: 'Construction Services',
          text: 'Fabrication, civil works, lifting and hook-up, with our own supervisors on the ground.',
        },
        {
          title: 'Telecommunications',
          text: 'Masts, fibre and radio for sites where no public network reaches.',
        },
        {
          title: 'Utilities & IT',
          text: 'Power, water, air and data for a plant: the things that are missed only when they stop.',
        },
        {
          title: 'Drilling Solutions',
          text: 'Rig moves, tools, fluids and waste handling for the company that drills.',
        },
      ],
    },
    {
      kind: 'picture',
      picture: 'telecom-mast',
      sentence: 'Some of what we build carries no oil at all.',
    },
    {
      kind: 'steps',
      name: 'How a job runs',
      heading: 'Four gates, and nobody climbs over.',
      lead: 'A gate opens when the client has signed for the step before it.',
      items: [
        {
          title: 'Design',
          verb: 'Engineering',
          text: 'The basis of design is written first and agreed by everyone who will work in the plant.',
        },
        {
          title: 'Buy',
          verb: 'Procurement',
          text: 'Long-lead items are ordered on approved drawings only, and seen at the maker’s works.',
        },
        {
          title: 'Build',
          verb: 'Construction',
          text: 'Each morning starts with what could go wrong today, on paper and in the language of the crew.',
        },
        {
          title: 'Hand over',
          verb: 'Commissioning',
          text: 'Tested, punch-listed, documented. The operator’s people run it while ours still stand beside them.',
        },
      ],
    },
  ],
  chain: {
    heading: 'Under every stretch.',
    before: [],
    here: 'Engineers and builds every stretch.',
    after: [
      { company: 'wellrich', text: 'Pads, platforms and flowlines.' },
      { company: 'gasrich', text: 'Gathering and compression.' },
      { company: 'fatgas', text: 'Plants, terminals and stations.' },
      { company: 'exprich-energy', text: 'Pipelines, tanks and jetties.' },
      { company: 'wattrich', text: 'Power stations and solar fields.' },
      { company: 'electrich', text: 'Substations, poles and mini-grids.' },
    ],
  },
  closing: {
    heading: 'What has to be standing, and when?',
    actions: [{ label: 'Start a project', href: '/contact' }, 'website'],
  },
} as const satisfies Subsidiary
