import type { z } from 'zod'
import { aiPrompts, aiRules, quickFallback, quickRules } from './chat.ts'
import { emails, hours, offices, phones } from './contact.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { figureIds, isFactId, withFigures } from './figures.ts'
import { group } from './group.ts'
import { milestones } from './milestones.ts'
import { mainMenu } from './navigation.ts'
import { newsFiles } from './news.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { answerSchema, ruleSchema } from './schema/chat.ts'
import { documentSchema } from './schema/document.ts'
import { factSchema } from './schema/fact.ts'
import { emailSchema, groupSchema, hoursSchema, officeSchema, phoneSchema } from './schema/group.ts'
import { milestoneSchema, serviceSchema, slideSchema, statementSchema } from './schema/home.ts'
import { menuItemSchema } from './schema/navigation.ts'
import { newsFrontMatterSchema } from './schema/news.ts'
import { pageSchema } from './schema/page.ts'
import { personSchema } from './schema/person.ts'
import { pictureSchema } from './schema/picture.ts'
import { companyIds, subsidiarySchema } from './schema/subsidiary.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'
import { subsidiaries } from './subsidiaries.ts'
import { habits, values } from './values.ts'

/** One record to check: where an editor finds it, and what it holds. */
type ContentRecord = { place: string; schema: z.ZodType; data: unknown }

/** The records of a list, numbered as a reader counts them: "fact 3". */
function listed(
  file: string,
  noun: string,
  schema: z.ZodType,
  list: readonly unknown[],
): ContentRecord[] {
  return list.map((data, index) => ({ place: `${file}: ${noun} ${index + 1}`, schema, data }))
}

function allRecords(): ContentRecord[] {
  return [
    { place: 'content/group.ts', schema: groupSchema, data: group },
    ...listed('content/contact.ts', 'phone', phoneSchema, phones),
    ...listed('content/contact.ts', 'e-mail', emailSchema, Object.values(emails)),
    ...listed('content/contact.ts', 'hours', hoursSchema, hours),
    ...listed('content/contact.ts', 'office', officeSchema, offices),
    ...listed('content/facts.ts', 'fact', factSchema, facts),
    ...listed('content/slides.ts', 'slide', slideSchema, slides),
    ...listed('content/services.ts', 'service', serviceSchema, services),
    ...listed('content/values.ts', 'value', statementSchema, values),
    ...listed('content/values.ts', 'habit', statementSchema, habits),
    ...listed('content/milestones.ts', 'milestone', milestoneSchema, milestones),
    ...listed('content/chat.ts', 'quick rule', ruleSchema, quickRules),
    ...listed('content/chat.ts', 'AI rule', ruleSchema, aiRules),
    ...listed('content/chat.ts', 'AI prompt', answerSchema, aiPrompts),
    { place: 'content/chat.ts: quickFallback', schema: answerSchema, data: quickFallback },
    ...listed('content/documents.ts', 'document', documentSchema, Object.values(documents).flat()),
    ...listed('content/people.ts', 'person', personSchema, people),
    ...listed('content/navigation.ts', 'menu entry', menuItemSchema, mainMenu),
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
    ...newsFiles().map(({ file, data }) => ({ place: file, schema: newsFrontMatterSchema, data })),
  ]
}

/**
 * What is wrong with one record: a line for each bad field, naming file,
 * field and the mend, and one for each `{figure}` that the facts file lacks.
 */
export function recordProblems({ place, schema, data }: ContentRecord): string[] {
  const unknown = figureIds(JSON.stringify(data) ?? '').filter((id) => !isFactId(id))
  const checked = schema.safeParse(unknown.length > 0 ? data : withFigures(data))
  const fields = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) =>
        path.length > 0 ? `${place}: ${path.join('.')}: ${message}` : `${place}: ${message}`,
      )
  const figures = unknown.map(
    (id) => `${place}: {${id}} is not a figure: add it to content/facts.ts or mend its name`,
  )
  return [...fields, ...figures]
}

/** The values that stand more than once in a list whose values must differ. */
export function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function uniqueness(): string[] {
  const newsIds = newsFiles().flatMap(({ data }) => {
    const item = newsFrontMatterSchema.safeParse(data)
    return item.success && item.data.id !== undefined ? [item.data.id] : []
  })
  return [
    ...repeated(facts.map(({ id }) => id)).map(
      (id) => `content/facts.ts: two figures have the id "${id}": give each its own`,
    ),
    ...repeated(newsIds).map(
      (id) => `content/news: two files have the id ${id}: give each its own`,
    ),
    ...companyIds
      .filter((id) => !subsidiaries.some((company) => company.id === id))
      .map((id) => `content/subsidiaries.ts: the company "${id}" is missing from the list`),
  ]
}

/**
 * Everything an editor must mend before the site can be built, one finished
 * line each; empty when all is well.
 */
export async function contentProblems(): Promise<string[]> {
  return [...allRecords().flatMap(recordProblems), ...uniqueness()]
}
