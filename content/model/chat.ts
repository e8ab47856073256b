import { companies, menuCompanies } from './companies.ts'
import type { Company } from './company-schemas.ts'
import { group } from './group.ts'
import type { ChatRule } from './site-schemas.ts'
import { sources } from './sources.ts'

// What the assistant says (spec 2.15, 5). Plain data: the chat's script carries exactly this.
const { quick, ai } = sources.chat.read()

export const { greeting: quickGreeting, asks: quickAsks, fallback: quickFallback } = quick
export const quickRules: readonly ChatRule[] = withCompanies(quick.rules, menuCompanies)
export const { greeting: aiGreeting, rules: aiRules, prompts: aiPrompts, key: aiKey } = ai

const ruled = new Set(quickRules.flatMap(({ keywords }) => keywords))

/** The companies without a rule: a question about one gets the fallback and a link to its page. */
export const companiesWithoutRule = companies
  .filter(({ name }) => !ruled.has(name.toLowerCase()))
  .map(({ id, name }) => ({ label: name, href: `/subsidiaries/${id}` }))

/** The first words of the group's and the companies' names, which keep their capital everywhere. */
export const nameWords = [group.name, ...companies.map(({ name }) => name)].map(
  (name) => name.split(' ')[0] ?? name,
)

/**
 * The rules, with one for each company of the menu that has none, behind those of other companies: it
 * answers with the company's name and description.
 */
export function withCompanies(
  rules: readonly ChatRule[],
  companies: readonly Pick<Company, 'id' | 'name' | 'fullName' | 'description'>[],
): ChatRule[] {
  const first = ({ answer }: ChatRule) => answer.links[0]?.href ?? ''
  const derived = companies
    .filter(({ id }) => !rules.some((rule) => first(rule) === addressOf(id)))
    .map(({ id, name, fullName, description }) => ({
      keywords: [name.toLowerCase()],
      answer: {
        text: `${fullName}. ${description}`,
        links: [{ label: name, href: addressOf(id) }],
      },
    }))
  const behind = rules.findLastIndex((rule) => first(rule).startsWith(addressOf(''))) + 1
  return rules.toSpliced(behind, 0, ...derived)
}

function addressOf(company: string): string {
  return `/subsidiaries/${company}`
}
