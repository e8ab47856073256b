import { runCommand } from './inbox/cli/run-command.ts'
import { processTerminal } from './inbox/cli/terminal.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env, processTerminal())
