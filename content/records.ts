import type { z } from 'zod'
import { caseStudies } from './case-studies.ts'
import { certifications } from './certifications.ts'
import { aiPrompts, aiRules, quickFallback, quickRules } from './chat.ts'
import { emails, hours, map, offices, phones } from './contact.ts'
import { documents } from './documents.ts'
import { annualReport } from './documents-text/annual-report.ts'
import { companyFigures } from './documents-text/company-figures.ts'
import { companyProfile } from './documents-text/company-profile.ts'
import { qhssePolicy } from './documents-text/qhsse-policy.ts'
import { safetyGuidelines } from './documents-text/safety-guidelines.ts'
import { facts } from './facts.ts'
import { group } from './group.ts'
import { jobs } from './jobs.ts'
import { legalFiles } from './legal.ts'
import { milestones } from './milestones.ts'
import { mainMenu } from './navigation.ts'
import { newsFiles } from './news.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { duties, firstRule, indicators } from './qhsse.ts'
import { caseStudySchema } from './schema/case-study.ts'
import { answerSchema, ruleSchema } from './schema/chat.ts'
import { documentSchema } from './schema/document.ts'
import { companyFiguresSchema, documentTextSchema } from './schema/document-text.ts'
import { factSchema } from './schema/fact.ts'
import { emailSchema, groupSchema, hoursSchema, officeSchema, phoneSchema } from './schema/group.ts'
import { milestoneSchema, serviceSchema, slideSchema, statementSchema } from './schema/home.ts'
import { jobSchema } from './schema/job.ts'
import { legalFrontMatterSchema } from './schema/legal.ts'
import { mapSchema } from './schema/map.ts'
import { menuItemSchema, menuLinkSchema } from './schema/navigation.ts'
import { articleBodySchema, briefBodySchema, newsFrontMatterSchema } from './schema/news.ts'
import { pageSchema } from './schema/page.ts'
import { personSchema } from './schema/person.ts'
import { pictureSchema } from './schema/picture.ts'
import { certificationSchema, indicatorSchema } from './schema/qhsse.ts'
import { furtherServiceSchema, serviceAreaSchema } from './schema/service-area.ts'
import { subsidiarySchema } from './schema/subsidiary.ts'
import { sustainabilitySchema } from './schema/sustainability.ts'
import { timelineEntrySchema } from './schema/timeline.ts'
import { oftenLookedFor, waysOnFromSearch } from './search.ts'
import { furtherServices, serviceAreas } from './service-areas.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'
import { subsidiaries } from './subsidiaries.ts'
import { sustainability } from './sustainability.ts'
import { timeline } from './timeline.ts'
import { habits, values } from './values.ts'

/** The documents' texts by the name of their file. */
const documentTexts = {
  'annual-report': annualReport,
  'company-profile': companyProfile,
  'qhsse-policy': qhssePolicy,
  'safety-guidelines': safetyGuidelines,
}

/** One record to check: where an editor finds it, and what it holds. */
export type ContentRecord = { place: string; schema: z.ZodType; data: unknown }

/** The records of a list, numbered as a reader counts them: "fact 3". */
function listed(
  file: string,
  noun: string,
  schema: z.ZodType,
  list: readonly unknown[],
): ContentRecord[] {
  return list.map((data, index) => ({ place: `${file}: ${noun} ${index + 1}`, schema, data }))
}

/** Every record of `content/`, each with the schema that it must meet. */
export function contentRecords(): ContentRecord[] {
  return [
    { place: 'content/group.ts', schema: groupSchema, data: group },
    ...listed('content/contact.ts', 'phone', phoneSchema, phones),
    ...listed('content/contact.ts', 'e-mail', emailSchema, Object.values(emails)),
    ...listed('content/contact.ts', 'hours', hoursSchema, hours),
    ...listed('content/contact.ts', 'office', officeSchema, offices),
    { place: 'content/contact.ts: map', schema: mapSchema, data: map },
    ...listed('content/facts.ts', 'fact', factSchema, facts),
    ...listed('content/slides.ts', 'slide', slideSchema, slides),
    ...listed('content/services.ts', 'service', serviceSchema, services),
    ...listed('content/values.ts', 'value', statementSchema, values),
    ...listed('content/values.ts', 'habit', statementSchema, habits),
    ...listed('content/milestones.ts', 'milestone', milestoneSchema, milestones),
    ...listed('content/timeline.ts', 'entry', timelineEntrySchema, timeline),
    ...listed('content/case-studies.ts', 'case study', caseStudySchema, caseStudies),
    ...listed('content/chat.ts', 'quick rule', ruleSchema, quickRules),
    ...listed('content/chat.ts', 'AI rule', ruleSchema, aiRules),
    ...listed('content/chat.ts', 'AI prompt', answerSchema, aiPrompts),
    { place: 'content/chat.ts: quick fallback', schema: answerSchema, data: quickFallback },
    ...listed('content/documents.ts', 'document', documentSchema, Object.values(documents).flat()),
    ...listed('content/jobs.ts', 'job', jobSchema, jobs),
    ...listed(
      'content/documents-text/company-figures.ts',
      'company',
      companyFiguresSchema,
      companyFigures,
    ),
    ...Object.entries(documentTexts).map(([name, data]) => ({
      place: `content/documents-text/${name}.ts`,
      schema: documentTextSchema,
      data,
    })),
    ...listed('content/people.ts', 'person', personSchema, people),
    ...listed('content/navigation.ts', 'menu entry', menuItemSchema, mainMenu),
    ...Object.entries(serviceAreas).map(([id, data]) => ({
      place: `content/service-areas.ts: area ${id}`,
      schema: serviceAreaSchema,
      data,
    })),
    ...listed('content/service-areas.ts', 'further service', furtherServiceSchema, furtherServices),
    { place: 'content/sustainability.ts', schema: sustainabilitySchema, data: sustainability },
    ...listed('content/qhsse.ts', 'duty', statementSchema, duties),
    { place: 'content/qhsse.ts: first rule', schema: statementSchema, data: firstRule },
    ...listed('content/qhsse.ts', 'indicator', indicatorSchema, indicators),
    ...listed('content/certifications.ts', 'certification', certificationSchema, certifications),
    ...listed('content/search.ts', 'often looked for', menuLinkSchema, oftenLookedFor),
    ...listed('content/search.ts', 'way on', menuLinkSchema, waysOnFromSearch),
    ...subsidiaries.map((data) => ({
      place: `content/subsidiaries/${data.id}.ts`,
      schema: subsidiarySchema,
      data,
    })),
    ...Object.entries(pages).map(([path, data]) => ({
      place: `content/pages.ts: page ${path}`,
      schema: pageSchema,
      data,
    })),
    ...Object.entries(pictures).map(([name, data]) => ({
      place: `content/pictures.ts: picture ${name}`,
      schema: pictureSchema,
      data,
    })),
    ...legalFiles().map(({ file, data }) => ({
      place: file,
      schema: legalFrontMatterSchema,
      data,
    })),
    ...newsFiles().flatMap(newsRecords),
  ]
}

/** A news file is two records: its front matter, and its text. */
function newsRecords({ file, data, body }: ReturnType<typeof newsFiles>[number]): ContentRecord[] {
  const hasPage = newsFrontMatterSchema.safeParse(data).data?.id !== undefined
  return [
    { place: file, schema: newsFrontMatterSchema, data },
    { place: file, schema: hasPage ? articleBodySchema : briefBodySchema, data: body },
  ]
}
