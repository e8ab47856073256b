import type { MenuItem, MenuLink } from './schema/navigation.ts'
import type { CompanyId } from './schema/subsidiary.ts'

/** The six companies of the header menu, in chain order (spec 2.2). */
export const headerCompanyIds = [
  'wellrich',
  'gasrich',
  'fatgas',
  'wattrich',
  'electrich',
  'techrich',
] as const satisfies CompanyId[]

/** The label of the menu that lists the companies. */
export const companiesMenuLabel = 'Our Subsidiaries'

/** The main menu (spec 2.2). The companies' menu takes its links from `headerCompanyIds`. */
export const mainMenu: readonly MenuItem[] = [
  { label: 'Home', href: '/' },
  {
    label: 'About Us',
    current: ['/about', '/corporate-structure', '/management'],
    links: [
      { label: 'Our evolution', href: '/about#evolution', note: 'How the group came to be' },
      {
        label: 'Vision and mission',
        href: '/about#vision',
        note: 'What we work towards, and six values',
      },
      {
        label: 'Corporate structure',
        href: '/corporate-structure',
        note: 'Seven companies and how they connect',
      },
      {
        label: 'Management team',
        href: '/management',
        note: 'Twelve people and what each answers for',
      },
    ],
  },
  {
    label: companiesMenuLabel,
    current: ['/subsidiaries'],
    links: [{ label: 'All companies', href: '/corporate-structure' }],
  },
  {
    label: 'Services',
    current: ['/services'],
    links: [
      { label: 'Exploration', href: '/services#exploration', note: 'Survey, appraisal, drilling' },
      { label: 'EPC', href: '/services#epc', note: 'Engineering, procurement, construction' },
      { label: 'Midstream', href: '/services#midstream', note: 'Pipelines, storage, logistics' },
      { label: 'Acquisition', href: '/services#acquisition', note: 'Finding and buying assets' },
      { label: 'Analytics', href: '/services#analytics', note: 'Data for decisions on assets' },
    ],
  },
  {
    label: 'Sustainability',
    current: ['/sustainability', '/qhsse'],
    links: [
      {
        label: 'Environment',
        href: '/sustainability#environment',
        note: '{emissions-target} lower emissions by {emissions-target-year}',
      },
      {
        label: 'Community',
        href: '/sustainability#community',
        note: 'Schools, suppliers, neighbours',
      },
      { label: 'Risk', href: '/sustainability#risk', note: 'What could go wrong, and who watches' },
      { label: 'Reports', href: '/sustainability#reports', note: 'How to get the report' },
      {
        label: 'QHSSE policy',
        href: '/qhsse',
        note: 'Quality, health, safety, security, environment',
      },
    ],
  },
  {
    label: 'Projects',
    current: ['/projects', '/historical', '/case-studies', '/notable-projects'],
    links: [
      { label: 'All projects', href: '/projects', note: 'Overview' },
      { label: 'Historical timeline', href: '/historical', note: '2003 to today' },
      { label: 'Case studies', href: '/case-studies', note: 'Twelve records, 1996 to 2010' },
      { label: 'Notable projects', href: '/notable-projects', note: 'Projects and events' },
    ],
  },
  { label: 'Contact Us', href: '/contact' },
]

/** Links of the top bar, and the end of the phone menu (spec 2.2). */
export const topLinks = [
  { label: 'Careers', href: '/careers' },
  { label: 'News', href: '/news' },
] satisfies MenuLink[]

/** The footer's Quick Links (spec 2.3). */
export const quickLinks = [
  { label: 'About us', href: '/about' },
  { label: 'Corporate structure', href: '/corporate-structure' },
  { label: 'Services', href: '/services' },
  { label: 'Sustainability', href: '/sustainability' },
  { label: 'Careers', href: '/careers' },
  { label: 'News', href: '/news' },
] satisfies MenuLink[]

/** The footer's legal links (spec 2.3). */
export const legalLinks = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Cookies', href: '/cookies' },
] satisfies MenuLink[]
