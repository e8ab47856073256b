import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AnswerLink, linksUnder, quickAnswer } from '../../app/islands/chat/quick-answers.ts'
import { chatSchema, findSchema } from '../../content/model/site-schemas.ts'
import { asksOf, type FindIndex, type Found, finderIn } from '../../contract/finder.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import { recordIndex } from '../content/record-index.ts'
import type { Desk } from './builds.ts'
import type { Drafts } from './drafts.ts'

const querySchema = z.object({ question: z.string().max(500).default('') })

/** Best answers that the search shows. */
const shown = 3

/** What visitors would get for a question: by the pages of the newest draft build, and by the words saved since. */
export function registerQuestion(app: FastifyInstance, { content }: Desk, drafts: Drafts): void {
  app.get('/try', { config: { access: 'editor' } }, async (request, reply) => {
    const question = querySchema.parse(request.query).question.trim()
    return sendScreen(reply, <TryQuestion question={question} tried={await tried(question)} />)
  })

  async function tried(question: string): Promise<Tried | undefined> {
    const folder = question && (await drafts.folder())
    const file =
      folder && (await readFile(join(folder, 'client/find.json'), 'utf8').catch(() => ''))
    if (!file) return undefined
    const records = await recordIndex(content)
    const dataOf = (path: string) => records.find((record) => record.path === path)?.data
    const built: FindIndex = JSON.parse(file)
    const table = findSchema.safeParse(dataOf('find.yaml')).data
    const asks = table && asksOf(table.pages, [...built.pages, ...built.asks])
    const found = finderIn({ ...built, ...table, pages: built.pages, ...(asks && { asks }) })(
      question,
    )
    const chat = chatSchema.safeParse(dataOf('chat.yaml')).data
    if (!chat) return { found }
    const { rules, fallback } = chat.quick
    const answer = quickAnswer(question, undefined, {
      rules,
      fallback,
      otherCompanies: [],
      names: [],
    })
    return {
      found,
      assistant: { text: answer.text, links: linksUnder(answer, found, fallback.links) },
    }
  }
}

type Tried = { found: Found; assistant?: { text: string; links: readonly AnswerLink[] } }

function TryQuestion({ question, tried }: { question: string; tried: Tried | undefined }) {
  return (
    <Screen
      title="Try a question"
      purpose="See which pages visitors get when they search for it or ask the assistant."
    >
      <p className="actions">
        <a href="/edit/find">What people say</a>
      </p>
      <form method="get" action="/try" className="filter">
        <Field label="Question" type="search" name="question" defaultValue={question} required />
        <button type="submit" className="second">
          Try
        </button>
      </form>
      {question && !tried && (
        <p role="status">The draft is being built. Please try again in a minute.</p>
      )}
      {tried && <Answers {...tried} />}
    </Screen>
  )
}

function Answers({ found, assistant }: Tried) {
  const { pages, isSure, asked } = found
  return (
    <>
      <section aria-labelledby="best">
        <h2 id="best">Best answers of the search</h2>
        {!isSure && <p>The site does not know enough of these words, so Contact comes first.</p>}
        {isSure && asked === 0 && (
          <p>Only words of the pages match. If another page is right, add what people say to it.</p>
        )}
        <Pages
          links={pages
            .slice(0, shown)
            .map(({ href, label, summary }) => ({ href, label, note: summary }))}
        />
      </section>
      {assistant && (
        <section aria-labelledby="assistant">
          <h2 id="assistant">The assistant</h2>
          <p>{assistant.text}</p>
          <Pages links={assistant.links} />
        </section>
      )}
      <p>The pages are those of the last build of the draft, the words those that are saved now.</p>
    </>
  )
}

/** Pages of the draft, the first answer first. */
function Pages({ links }: { links: readonly AnswerLink[] }) {
  return (
    <ol className="rows">
      {links.map(({ href, label, note }) => (
        <li key={href}>
          <div>
            <a href={`/preview?path=${encodeURIComponent(href)}`}>
              <strong>{label}</strong>
            </a>
            <p>{note ? `${href}: ${note}` : href}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
