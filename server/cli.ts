import { runCommand } from './cli/run-command.ts'
import { processTerminal } from './cli/terminal/terminal.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env, processTerminal())
