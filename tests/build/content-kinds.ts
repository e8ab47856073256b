import { join } from 'node:path'
import { root } from '#tools/lib/root.ts'
import { runTool } from '#tools/lib/run-tool.ts'

/**
 * The builds for tests beside the main one, a draft that `npm test` makes with an inbox (spec 2.24):
 * `edited`, a draft without an inbox, of content that an editor has worked on (edited-content.ts), and
 * `confirmed`, for the public, with no more than the contact details confirmed.
 */
export const kinds = ['edited', 'confirmed'] as const

export type Kind = (typeof kinds)[number]

/** The environment variables for making and testing a kind's build. */
export function environmentOf(kind: Kind) {
  return {
    BUILT: `build/${kind}`,
    CONTENT: kind === 'confirmed' ? 'confirmed' : 'draft',
    CONTENT_FOLDER: join(root, `build/${kind}-content`),
  }
}

/**
 * Makes a kind's build for tests that run alone. `npm test` makes all of them first and says so in
 * KINDS_MADE: made again, the content that other tests are reading would be gone for a moment.
 */
export async function haveKind(kind: Kind): Promise<void> {
  if (process.env.KINDS_MADE) return
  const { code, output } = await runTool(['tests/build/make-kinds.ts', kind])
  if (code !== 0) throw new Error(output)
}

/** What the owner writes of a record that is right. */
const confirmation = {
  status: 'confirmed',
  confirmedBy: 'The company secretary',
  confirmedOn: '2026-11-23',
}

/** What a confirmed build cannot do without, by its files: how to reach the group, and its registered name. */
export const needed: Record<string, (text: string) => string> = {
  'contact.yaml': allConfirmed,
  'group.yaml': (text) => text.replace(/^registered:\n(?: .*\n)+/m, allConfirmed),
}

/** A file as its owner leaves it: each placeholder confirmed, with who and when. */
export function allConfirmed(text: string): string {
  return text.replace(
    /^([ -]*)(?:(\w+)S|s)tatus: placeholder$/gm,
    (_, indent: string, prefix: string | undefined) => {
      const name = (word: string) =>
        prefix ? prefix + word.replace(/^./, (letter) => letter.toUpperCase()) : word
      return Object.entries(confirmation)
        .map(
          ([key, value], index) =>
            `${index ? indent.replace('-', ' ') : indent}${name(key)}: ${value}`,
        )
        .join('\n')
    },
  )
}
