import type { ChatAnswer, ChatRule } from './schema/chat.ts'

const contact = { label: 'Contact Us', href: '/contact' }
const structure = { label: 'Corporate structure', href: '/corporate-structure' }
const services = { label: 'Services', href: '/services' }
const sustainability = { label: 'Sustainability', href: '/sustainability' }

/** What the quick answers say first. */
export const quickGreeting =
  'Hello. I can answer questions about our companies, services, sustainability and how to reach us. Tell me your name if you like.'

/** The keyword rules in the order of the specification (spec 5): the first match wins. */
export const quickRules = [
  {
    keywords: ['techrich'],
    answer: {
      text: 'Techrich Projects & Services is our engineering and construction company. It designs, procures and builds the works that the other companies run on: plants, pipelines, utilities and telecommunications.',
      links: [{ label: 'Techrich', href: '/subsidiaries/techrich' }],
    },
  },
  {
    keywords: ['electrich'],
    answer: {
      text: 'Electrich Power & Energy brings electricity to homes and businesses. It supplies {homes-powered} homes and {businesses-powered} businesses, with {mini-grids} mini-grids where the grid stops.',
      links: [{ label: 'Electrich', href: '/subsidiaries/electrich' }],
    },
  },
  {
    keywords: ['wellrich'],
    answer: {
      text: 'Wellrich Projects Limited explores for oil and produces it. Its work runs from the first seismic line to the wellhead, in Nigeria, Ghana and Uganda.',
      links: [{ label: 'Wellrich', href: '/subsidiaries/wellrich' }],
    },
  },
  {
    keywords: ['gasrich'],
    answer: {
      text: 'Gasrich is our upstream gas company (E\u00a0&\u00a0P). It holds {gas-assets} assets and operates {gas-facilities} facilities, and has cut flaring by {flare-reduction}.',
      links: [{ label: 'Gasrich E\u00a0&\u00a0P', href: '/subsidiaries/gasrich' }],
    },
  },
  {
    keywords: ['wattrich'],
    answer: {
      text: 'Wattrich Energy designs, builds and runs power for industry and cities, on gas and on sunlight. Its work includes a {lagos-gas-plant} gas plant in Lagos and a {kano-solar-farm} solar farm in Kano.',
      links: [{ label: 'Wattrich', href: '/subsidiaries/wattrich' }],
    },
  },
  {
    keywords: ['fatgas'],
    answer: {
      text: 'Fatgas processes gas and sells fuels, lubricants and LPG. It serves {retail-stations} retail stations from {terminals} terminals with {trucks} trucks, in {fatgas-countries} countries.',
      links: [{ label: 'Fatgas', href: '/subsidiaries/fatgas' }],
    },
  },
  {
    keywords: ['services'],
    answer: {
      text: 'We do five kinds of work: exploration, engineering and construction (EPC), midstream, acquisition and analytics. You can hire one company for one job, or the group for the whole chain.',
      links: [services, contact],
    },
  },
  {
    keywords: ['subsidiaries', 'companies'],
    answer: {
      text: 'We have {subsidiaries-in-menu} subsidiaries along the energy chain: Wellrich, Gasrich, Fatgas, Wattrich, Electrich and Techrich. Exprich Energy, for assets and midstream, completes the group.',
      links: [structure],
    },
  },
  {
    keywords: ['sustainability', 'environment'],
    answer: {
      text: 'We aim for {emissions-target} lower emissions by {emissions-target-year} and carbon neutrality by {carbon-neutrality-year}. We have planted {trees-planted} trees in Nigeria and Ghana.',
      links: [sustainability, { label: 'QHSSE Policy', href: '/qhsse' }],
    },
  },
  {
    keywords: ['contact', 'reach'],
    answer: {
      text: 'Write, call or come by: our head office is in Victoria Island, Lagos, open Monday-Friday 8:00 AM-5:00 PM and Saturday 9:00 AM-1:00 PM. The contact page has the numbers and a form.',
      links: [contact],
    },
  },
  {
    keywords: ['about', 'company'],
    answer: {
      text: 'Exprich Group is a Nigerian energy holding based in Lagos, with {years-of-experience} years of experience and {professionals} professionals. Its companies cover the whole chain, from the reservoir to the home.',
      links: [{ label: 'About Us', href: '/about' }, structure],
    },
  },
  {
    keywords: ['projects'],
    answer: {
      text: 'We have {active-projects} active projects and {investment} of investment in {project-countries} countries. The timeline and the case studies show where we come from.',
      links: [
        { label: 'Projects', href: '/projects' },
        { label: 'Case Studies', href: '/case-studies' },
      ],
    },
  },
  {
    keywords: ['careers', 'jobs'],
    answer: {
      text: 'The openings are on the careers page, with a form to apply for each. If none fits, send a general application. We never ask applicants for money.',
      links: [
        { label: 'Careers', href: '/careers' },
        { label: 'Apply', href: '/careers/apply' },
      ],
    },
  },
  {
    keywords: ['news', 'updates'],
    answer: {
      text: 'The news page has what the group and its companies have to report, newest first. Each article carries its date and who wrote it.',
      links: [{ label: 'News', href: '/news' }],
    },
  },
  {
    keywords: ['hello', 'hi'],
    answer: {
      text: 'Hello. Ask me about our subsidiaries, services, sustainability, projects, careers, news or how to reach us.',
      links: [{ label: 'About Us', href: '/about' }, contact],
    },
  },
  {
    keywords: ['help'],
    answer: {
      text: 'Type a word such as services, subsidiaries, sustainability, projects, careers, news or contact, or the name of a company. I answer from this website, without sending anything anywhere.',
      links: [services, contact],
    },
  },
] satisfies ChatRule[]

/** When no keyword matches (spec 8). */
export const quickFallback = {
  text: 'Thank you for your question. I may not have the details of that. I can help with our subsidiaries, energy services, sustainability and contact information.',
  links: [structure, services, sustainability, contact],
} satisfies ChatAnswer

/** What "Ask AI" says first. */
export const aiGreeting = 'Hello. Ask about the group, its services or its companies.'

/** "Ask AI" without a key: its own keywords, the first match wins (spec 5). */
export const aiRules = [
  {
    keywords: ['company'],
    answer: {
      text: 'Exprich Group is a Nigerian energy holding of {companies} companies that cover the chain from the reservoir to the home. It is based in Lagos and has {years-of-experience} years of experience.',
      links: [{ label: 'About Us', href: '/about' }],
    },
  },
  {
    keywords: ['services'],
    answer: {
      text: 'We do exploration, engineering and construction, midstream, acquisition and analytics. You can hire one of them, or the whole chain.',
      links: [services],
    },
  },
  {
    keywords: ['subsidiaries'],
    answer: {
      text: 'Wellrich, Gasrich, Fatgas, Exprich Energy, Wattrich, Electrich and Techrich. Each owns one stretch of the chain; Techrich builds them all.',
      links: [structure],
    },
  },
  {
    keywords: ['contact'],
    answer: {
      text: 'Our head office is in Victoria Island, Lagos. The contact page has telephone, e-mail and a form.',
      links: [contact],
    },
  },
  {
    keywords: ['vision', 'mission'],
    answer: {
      text: 'Our vision: energy that reaches every home it passes. Our mission: to find, process, move and deliver energy in Africa safely, and to leave each place able to use what we found there.',
      links: [{ label: 'Vision and mission', href: '/about#vision' }],
    },
  },
] satisfies ChatRule[]

/** "Ask AI" without a key, when no keyword matches: one of these, at random (spec 5). */
export const aiPrompts = [
  {
    text: 'I can tell you about the company, its services and its subsidiaries. What would you like to know?',
    links: [{ label: 'About Us', href: '/about' }],
  },
  {
    text: 'I have short answers of my own. Ask me about our services, our subsidiaries, our vision and mission, or how to contact us.',
    links: [services],
  },
  {
    text: 'With your own provider key I can answer more freely. Without it, try services, subsidiaries or contact.',
    links: [contact],
  },
] satisfies [ChatAnswer, ...ChatAnswer[]]
