import { parseArgs, styleText } from 'node:util'
import { contentProblems } from '#content/model/validate.ts'
import { BuildProblem } from './build/build-problem.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // Asks the sites that ours links to.
    online: { type: 'boolean', default: false },
  },
})

// `npm run launch-check`: the report goes to stdout, everything else to stderr.
const problems = contentProblems()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  // Reads content as a whole, which must be sound for that.
  const { launchCheck } = await import('./launch-check/launch-check.ts')
  try {
    const { text, ready } = await launchCheck(process.env, {
      ...values,
      say: (note) => console.error(note),
      // Node itself knows what kind of terminal the stream is, and NO_COLOR.
      paint: (style, words) => styleText(style, words, { stream: process.stdout }),
    })
    console.log(text)
    process.exitCode = ready ? 0 : 1
  } catch (error) {
    if (!(error instanceof BuildProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
