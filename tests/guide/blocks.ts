import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../server/run-node.ts'

export type Block = {
  /** The heading that it stands under. */
  heading: string
  language: string
  /** The file in deploy/ that it quotes. */
  file?: string | undefined
  text: string
}

type Guide = 'operating' | 'inbox' | 'desk'

/** The text of a guide of docs/. */
export function guideText(name: Guide): string {
  return readFileSync(join(repository, 'docs', `${name}.md`), 'utf8')
}

/** The fenced blocks of a guide, in order. */
export function blocksOf(name: Guide): Block[] {
  let heading = ''
  const headingOrBlock = /^#+ ([^\n]+)$|^```(\w+)(?: deploy\/(\S+))?\n(.*?)^```$/gms
  return [...guideText(name).matchAll(headingOrBlock)].flatMap(
    ([, title, language = '', file, text]) => {
      if (title !== undefined) heading = title
      return text === undefined ? [] : [{ heading, language, file, text }]
    },
  )
}
