import { commands } from './commands.ts'
import type { Paint } from './terminal/terminal.ts'

/** What there is to type, a line each. */
export function helpText(paint: Paint): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [
    `  ${paint('bold', usage)}`,
    `      ${summary}`,
  ])
  return [
    'npm run inbox -- COMMAND, where COMMAND is one of:',
    '',
    ...lines,
    '',
    'ID is the number in the first column of list. What cannot be undone asks first; --yes says',
    'beforehand that it is meant. Times are those of Lagos. For programs, --json behind',
    '"npm run --silent inbox --".',
  ].join('\n')
}
