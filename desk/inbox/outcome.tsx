import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Changed, Outcome, Part } from '../../server/staff/seen.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { personNames } from '../base/people.ts'
import { byToken } from './by-token.ts'
import { kindNames, stageName } from './entry-text.ts'
import { type InboxDesk, senderOf } from './inbox-client.ts'

/** What an act did, and what it left, in sentences. */
type Notice = { done: string; left: readonly string[] }

const notices = byToken<Notice>()

/** Goes back to the screen with the form, which then says what the act did. @param done a sentence */
export async function sayOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: InboxDesk,
  { back, done, left }: { back: string; done: string } & Pick<Outcome, 'left'>,
): Promise<FastifyReply> {
  const names = await personNames(desk)
  const notice = { done, left: left.map((each) => changeText(each, names)) }
  const said = notices.add(personOf(request).id, notice)
  return reply.redirect(
    `${back}${back.includes('?') ? '&' : '?'}${new URLSearchParams({ said })}`,
    303,
  )
}

/** What the act before a screen did; undefined where there was none. */
export function noticeFor(request: FastifyRequest): Notice | undefined {
  const { said } = z.object({ said: z.string().catch('') }).parse(request.query)
  return notices.get(personOf(request).id, said)
}

export function Said({ notice }: { notice: Notice | undefined }) {
  if (!notice) return null
  const { done, left } = notice
  return (
    <div role="status" className="notice">
      <p>{done}</p>
      {left.length > 0 && (
        <>
          <p>Not done with these, and why:</p>
          <ul>
            {left.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** How many of something, or none, with what became of them: "2 submissions were taken." */
export function countText(count: number, what: string): string {
  if (count === 0) return `Nothing was ${what}.`
  return count === 1 ? `One submission was ${what}.` : `${count} submissions were ${what}.`
}

type Names = ReadonlyMap<string, string>

/** How a submission differs from what a screen showed: "Ada Obi (7K2QW9XM4T): now Hired". */
export function changeText({ id, entry, what }: Changed, names: Names): string {
  if (!entry) return `${id}: not there any more`
  const changes = what.map((part) => partTexts[part](entry, names))
  if (what.length === 0)
    changes.push(`this is not done with a ${kindNames[entry.kind].toLowerCase()}`)
  return `${senderOf(entry)} (${id}): ${changes.join(', ')}`
}

const partTexts: Readonly<Record<Part, (entry: Entry, names: Names) => string>> = {
  stage: ({ stage }) => `now ${stageName(stage)}`,
  opening: ({ opening }) => `now filed under ${opening ?? 'no opening'}`,
  assignee: ({ assignee }, names) => `now with ${assignee ? names.get(assignee) : 'nobody'}`,
  status: ({ status }) => (status === 'handled' ? 'now done' : 'waiting again'),
  suspected: ({ suspected }) => `now marked as ${suspected ? 'spam' : 'genuine'}`,
  hold: ({ hold }) => (hold ? 'now held' : 'no longer held'),
  letters: () => 'a letter was sent',
  fields: () => 'what was sent is corrected',
}
