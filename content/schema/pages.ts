import type { z } from 'zod'
import { pageSchema } from './page.ts'
import { aboutPageSchema } from './pages/about.ts'
import { accessibilityPageSchema } from './pages/accessibility.ts'
import { applyPageSchema, careersPageSchema } from './pages/careers.ts'
import { caseStudiesPageSchema } from './pages/case-studies.ts'
import { contactPageSchema } from './pages/contact.ts'
import { structurePageSchema } from './pages/corporate-structure.ts'
import { dataPageSchema } from './pages/data.ts'
import { governancePageSchema } from './pages/governance.ts'
import { historicalPageSchema } from './pages/historical.ts'
import { homePageSchema } from './pages/home.ts'
import { managementPageSchema } from './pages/management.ts'
import { newsPageSchema } from './pages/news.ts'
import { notableProjectsPageSchema } from './pages/notable-projects.ts'
import { pressPageSchema } from './pages/press.ts'
import { projectsPageSchema } from './pages/projects.ts'
import { qhssePageSchema } from './pages/qhsse.ts'
import { searchPageSchema } from './pages/search.ts'
import { servicesPageSchema } from './pages/services.ts'
import { suppliersPageSchema } from './pages/suppliers.ts'
import { sustainabilityPageSchema } from './pages/sustainability.ts'
import { verifyPageSchema } from './pages/verify.ts'
import { whereWeWorkPageSchema } from './pages/where-we-work.ts'

/** What each page's file holds, by address (spec 2.1). */
export const pageSchemas = {
  '/': homePageSchema,
  '/about': aboutPageSchema,
  '/corporate-structure': structurePageSchema,
  '/management': managementPageSchema,
  '/careers': careersPageSchema,
  '/careers/apply': applyPageSchema,
  '/news': newsPageSchema,
  '/press': pressPageSchema,
  '/services': servicesPageSchema,
  '/sustainability': sustainabilityPageSchema,
  '/qhsse': qhssePageSchema,
  '/contact': contactPageSchema,
  '/projects': projectsPageSchema,
  '/historical': historicalPageSchema,
  '/case-studies': caseStudiesPageSchema,
  '/notable-projects': notableProjectsPageSchema,
  '/suppliers': suppliersPageSchema,
  '/governance': governancePageSchema,
  '/accessibility': accessibilityPageSchema,
  '/privacy-policy': pageSchema,
  '/terms-of-service': pageSchema,
  '/cookies': pageSchema,
  '/search': searchPageSchema,
  '/where-we-work': whereWeWorkPageSchema,
  '/verify': verifyPageSchema,
  '/data': dataPageSchema,
}

export type PagePath = keyof typeof pageSchemas

export type PageTexts = { [Path in PagePath]: z.infer<(typeof pageSchemas)[Path]> }
