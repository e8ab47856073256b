import { contentProblems } from '#content/model/validate.ts'

// One line for each mistake in what editors write; `npm run check` and `npm run dev` start this.
const problems = contentProblems()
if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
