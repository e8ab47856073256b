import { allMistakes } from './build/check-content.ts'

// One line for each mistake in what editors write; `npm run check` and `npm run dev` start this. With `--json` the
// mistakes with their parts, for programs.
const mistakes = await allMistakes()
if (process.argv.includes('--json')) console.log(JSON.stringify(mistakes))
else if (mistakes.length > 0) console.error(mistakes.map(({ text }) => text).join('\n'))
process.exitCode = mistakes.length > 0 ? 1 : 0
