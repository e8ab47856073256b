import type { DocumentText } from '../schema/document-text.ts'

/** Who the group is and what it does, for a reader who has ten minutes (spec 2.5). */
export const companyProfile = {
  subtitle: 'Who we are, what our seven companies do, and how to reach us',
  subject: 'Exprich Group: companies, services, figures, values and contacts',
  edition: 'Edition of December 2025',
  date: '2025-12-31',
  picture: 'hero-exploration',
  sections: {
    who: {
      title: 'Who we are',
      lead: 'We are a Nigerian holding of seven energy companies. Together they cover the whole way that energy takes, from the rock to the lamp.',
      paragraphs: [
        'The group is directed from Lagos and works across Africa. Each company is responsible for one stretch of the chain: finding oil and gas, treating it, storing and moving it, turning it into power, and bringing that power to a house. One company engineers and builds for all the others.',
        'A client can call one of them for one job. A client with a field, a plant or a town to supply can call the group, and gets one contract, one plan and one person who answers for it.',
        'The holding keeps four things for itself: the money, the risk register, the safety rules and the choice of the people who lead. Everything else is decided where the work is done.',
      ],
    },
    companies: {
      title: 'The seven companies',
      lead: 'Each company is responsible for one stretch, and answers to the next.',
      paragraphs: [
        'Six companies own a stretch each. Techrich owns none: it designs and builds what the others run, and hands it over with the drawings.',
      ],
    },
    services: {
      title: 'Services',
      lead: 'What clients call us for, from first survey to last wire.',
      rows: [
        {
          title: 'Exploration',
          text: 'Survey, appraisal and drilling, onshore and offshore. We read the rock before we promise anything about it, and we write down what we do not know.',
        },
        {
          title: 'EPC',
          text: 'Engineering, procurement and construction under one contract: one drawing office, one buying desk, one site manager, and a handover file that the operator can use.',
        },
        {
          title: 'Midstream',
          text: 'Pipelines, storage, processing, road and marine logistics. We plan around seasons, ports and rivers, because the schedule will meet them.',
        },
        {
          title: 'Acquisition',
          text: 'Finding, valuing and buying assets, and taking them over without losing a day of production or a page of their history.',
        },
        {
          title: 'Analytics',
          text: 'Data for decisions on assets: what a well, a line or a plant is doing, what it is likely to do next, and how sure we are.',
        },
        {
          title: 'Power',
          text: 'Gas, solar and hybrid plants from design to operation, and mini-grids where the national grid stops.',
        },
      ],
    },
    figures: {
      title: 'The group in figures',
      lead: 'Four figures for the group. Each one says what is counted and where.',
    },
    targets: {
      title: 'What we have promised',
      lead: 'A target is a number and a year. We have set two.',
      paragraphs: [
        'We will cut the group’s emissions by {emissions-target} by {emissions-target-year}, against the baseline year, and be carbon neutral by {carbon-neutrality-year}. The annual report says how each figure is counted and which of them are still to be confirmed.',
      ],
    },
    values: {
      title: 'Six values',
      lead: 'They are short because people on a site have to remember them.',
    },
    habits: {
      title: 'How we work',
      lead: 'Four habits that a client will notice in the first month.',
    },
    contact: {
      title: 'Contact',
      lead: 'Write, call or come by. We are in Victoria Island, Lagos.',
    },
  },
} satisfies DocumentText
