import type { Subsidiary } from '../schema/subsidiary.ts'

export const wellrich = {
  id: 'wellrich',
  name: 'Wellrich',
  fullName: 'Wellrich Projects Limited',
  stretch: 'Reservoir and well',
  trade: 'Exploration and upstream oil',
  description: 'We survey, drill and operate: from the first seismic line to the wellhead.',
  introduction:
    'Everything downstream of us starts with a rock that somebody read correctly. We read it, drill it and look after the well.',
  picture: 'land-rig',
  searchDescription:
    'Wellrich Projects Limited: exploration, drilling and upstream oil production, with assets in the Niger Delta, Ghana and Uganda.',
  head: 'full',
  actions: [
    { label: 'Contact Wellrich', href: '/contact' },
    { label: 'Place in the chain', href: '#chain' },
  ],
  sections: [
    {
      kind: 'about',
      statement:
        'A well costs the same whether the map was right or wrong. So we spend our time on the map.',
      paragraphs: [
        'Wellrich Projects Limited is the upstream company of Exprich Group. We survey, appraise, drill and operate, onshore and offshore.',
        'The geologist who drew the prospect is there when the bit reaches it, and writes down what was different from the drawing.',
      ],
      aside: {
        record: [
          ['Business', 'Upstream oil'],
          ['Stretch', 'Reservoir and well'],
          ['Niger Delta Basin', '{niger-delta-output} barrels a day'],
          ['Assets in', 'Nigeria, Ghana, Uganda'],
          ['Group', 'Exprich Group'],
        ],
      },
    },
    {
      kind: 'layers',
      name: 'Upstream services',
      heading: 'Three services, from the surface down.',
      lead: 'Each one ends with a decision: go deeper, or stop.',
      items: [
        {
          title: 'Exploration and appraisal',
          text: 'Seismic lines, mapping and a view of the risk, in a form that a partner can check.',
        },
        {
          title: 'Drilling and completion',
          text: 'Well design, rig selection and supervision on the floor, day and night, until the well is tested.',
        },
        {
          title: 'Production operations',
          text: 'Wells watched, maintained and worked over, and closed properly when they have given what they hold.',
        },
      ],
    },
    {
      kind: 'points',
      ground: 'night',
      above: { picture: 'seismic-layers' },
      name: 'Technology',
      heading: 'We look for a long time before we drill.',
      items: [
        {
          title: 'Three-dimensional seismic',
          text: 'Sound sent into the ground and read back as a block that can be cut anywhere.',
        },
        {
          title: 'One model for everyone',
          text: 'Geology, reservoir and wells in one model. When one changes, the others see it the same day.',
        },
        {
          title: 'Branching wells',
          text: 'One pad, one hole at the surface, several ends in the layer: less land, less traffic.',
        },
        {
          title: 'Data from the bit',
          text: 'Measured while drilling and sent ashore, so that the path is corrected while it can be.',
        },
      ],
    },
    {
      kind: 'projects',
      above: { picture: 'fpso-deepwater' },
      name: 'Featured assets',
      heading: 'Three basins, three kinds of ground.',
      items: [
        {
          title: 'Niger Delta Basin',
          place: 'Nigeria',
          figure: 'niger-delta-output',
          text: 'Land and swamp. Wells and flowlines run from one control room.',
        },
        {
          title: 'Deep Water Block 125',
          place: 'Ghana',
          word: 'Deep water',
          text: 'Offshore. Every vessel movement is planned around the weather and the fishing grounds.',
        },
        {
          title: 'Lake Albert Development',
          place: 'Uganda',
          word: 'Lake shore',
          text: 'Inland, beside people and wildlife. Pads are few, and set back from the water.',
        },
      ],
    },
  ],
  chain: {
    heading: 'The line starts with us.',
    before: [],
    here: 'Surveys the basin, drills the wells and looks after them.',
    after: [{ company: 'gasrich', text: 'Takes on the gas, from the field to the meter.' }],
  },
  closing: {
    heading: 'Have acreage, and a question about what lies under it?',
    actions: [
      { label: 'Talk to Wellrich', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
} as const satisfies Subsidiary
