import { pipeline } from 'node:stream/promises'
import { fileSize } from '#contract/file-size.ts'
import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments, required } from '#server/cli/terminal/read-arguments.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { readResume } from '#server/submissions/entries.ts'
import type { Command } from './command.ts'
import { entryOf } from './find-entry.ts'

const usage = 'resume ID --out FILE [--yes] [--json]'

/** The file of an application. */
export const resume: Command = {
  usage,
  summary: 'the file of an application; a folder as FILE takes the name it was sent under',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, {
      out: { type: 'string' },
      yes: { type: 'boolean' },
    })
    const [id = ''] = positionals
    const typed = required(usage, '--out FILE', values.out)
    return async ({ store: { db }, terminal }) => {
      const entry = await entryOf(db, id)
      const found = await readResume(db, entry.id)
      if (!found) {
        throw new CliProblem(`${entry.id} has no resume: it is a ${entry.kind} submission.`)
      }
      const { fileName, bytes } = found
      const file = await targetFile(typed, terminal, { yes: values.yes, name: fileName })
      await writeTarget(file, (stream) => pipeline([bytes], stream))
      terminal.print(
        values.json
          ? jsonText({ id: entry.id, file, size: bytes.length })
          : `${oneLine(file)} written, ${fileSize(bytes.length)}. It holds personal data: delete it when it is no longer needed.`,
      )
    }
  },
}
