import { errorCode } from '#server/store/store-problem.ts'
import { runCommand } from './run-command.ts'

const { argv, env, stdout, stderr } = process
// A reader such as `head` has had enough: that is no failure.
stdout.on('error', (error) => process.exit(errorCode(error) === 'EPIPE' ? 0 : 1))
process.exitCode = await runCommand(argv.slice(2), env, {
  print: (text) => void stdout.write(`${text}\n`),
  note: (text) => void stderr.write(`${text}\n`),
})
