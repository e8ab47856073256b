import type { Page } from './schema/page.ts'

/**
 * Title, description and banner of every page that is not a company or an
 * article, by its address (spec 2.1).
 */
export const pages = {
  '/': {
    heading: 'Exprich Group: energy, from reservoir to home',
    title: 'Energy, from reservoir to home',
    description:
      'Exprich Group is a Nigerian holding of seven energy companies: exploration, gas, processing, midstream, power and engineering across Africa.',
    introduction: 'Seven companies, one chain.',
  },
  '/about': {
    heading: 'About Us',
    description:
      'How Exprich Group came to be, what it works towards, the six values it keeps, and the milestones on the way.',
    introduction:
      'A Nigerian group that works along the whole energy chain, from Lagos, across Africa.',
  },
  '/corporate-structure': {
    heading: 'Corporate structure',
    description:
      'The seven companies of Exprich Group, the stretch of the energy chain that each one owns, and how they hand over to each other.',
    introduction: 'Seven companies under one beam, and the line that joins them.',
  },
  '/management': {
    heading: 'Management Team',
    description:
      'The people who lead Exprich Group: the executive, management and operations teams, and what each of them answers for.',
    introduction: 'Twelve people, and what each one answers for.',
  },
  '/careers': {
    heading: 'Careers',
    description:
      'Work at Exprich Group: engineering, operations, business development and QHSSE, in Lagos, Abuja and Port Harcourt.',
    introduction: 'Work on things that stay where you put them: wells, plants, lines and lamps.',
  },
  '/careers/apply': {
    heading: 'Apply',
    title: 'Apply for a position',
    description:
      'Send Exprich Group your application: who you are, what you have done, and your resume as a PDF or Word file.',
    introduction: 'Tell us who you are and what you have done. A person reads every application.',
  },
  '/news': {
    heading: 'News',
    title: 'News & Events',
    description:
      'News and events from Exprich Group and its seven companies: projects, people, safety and sustainability.',
    introduction: 'From the group and its seven companies.',
  },
  '/services': {
    heading: 'Services',
    description:
      'Exploration, engineering and construction, midstream, acquisition and analytics: what clients call Exprich Group for.',
    introduction: 'What clients call us for, from the first survey to the last wire.',
  },
  '/sustainability': {
    heading: 'Sustainability',
    description:
      'What Exprich Group promises on emissions, communities and risk, how each figure is counted, and where to get the report.',
    introduction: 'Targets with a number and a year, and how we count them.',
  },
  '/qhsse': {
    heading: 'QHSSE Policy',
    description:
      'The quality, health, safety, security and environment policy of Exprich Group: indicators, certifications and documents.',
    introduction:
      'Quality, health, safety, security and environment: the rules that come before the job.',
  },
  '/contact': {
    heading: 'Contact Us',
    description:
      'Telephone, e-mail, address and business hours of Exprich Group in Victoria Island, Lagos, and a form that reaches us.',
    introduction: 'Write, call or come by. We are in Victoria Island, Lagos.',
  },
  '/projects': {
    heading: 'Projects',
    description:
      'Projects of Exprich Group across Africa, with its timeline, its case studies and the events that shaped it.',
    introduction:
      'The list of all projects is being written, one checked record at a time. Until then, three figures.',
  },
  '/historical': {
    heading: 'Historical Timeline',
    description:
      'Exprich Group from 2003 to today, year by year: foundations, partnerships, licences, power, logistics and what comes next.',
    introduction: 'The group as a core sample: one layer for every year with something to show.',
  },
  '/case-studies': {
    heading: 'Case Studies',
    description:
      'Twelve case studies from 1996 to 2010: the challenge, the solution, the client and the lesson of each project.',
    introduction: 'Comprehensive Portfolio of Project Excellence',
  },
  '/notable-projects': {
    heading: 'Notable Projects & Events',
    description:
      'Milestone projects and significant events in the journey of Exprich Group, from its first years to today.',
    introduction: 'Milestone projects and significant events in our journey',
  },
  '/privacy-policy': {
    heading: 'Privacy Policy',
    description:
      'What Exprich Group does with personal data on this website: what is collected, why, for how long, and your rights.',
    introduction:
      'What this website knows about you, what we do with it, and what you can ask of us.',
  },
  '/terms-of-service': {
    heading: 'Terms of Service',
    description:
      'The terms on which Exprich Group offers this website: use, accuracy, links, liability and the law that applies.',
    introduction: 'The terms on which you use this website.',
  },
  '/cookies': {
    heading: 'Cookie Policy',
    description:
      'Which cookies the website of Exprich Group uses (none), what cookies are, and how to manage them in your browser.',
    introduction: 'This website sets no cookies. Here is what that means, and how to check it.',
  },
  '/search': {
    heading: 'Search',
    title: 'Search and index of pages',
    description:
      'Search the website of Exprich Group, or find your way through the index of all of its pages: companies, services, news, careers.',
    introduction: 'One word is often enough: a company, a place, a job.',
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages
