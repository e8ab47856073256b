/** One check that failed: what it is called, in which file, and why. */
export type Failure = { name: string; file: string; message: string }

/** What a step of the test run found. Skipped tests are counted nowhere. */
export type StepResult = {
  passed: number
  failures: readonly Failure[]
  note?: string
  /** Tests that passed at their second attempt only, and why they failed at the first. */
  flaky?: readonly Failure[]
  /** Why tests were skipped that this machine cannot run, each reason once. */
  skipped?: readonly string[]
}

export function resultText({ passed, failures, note }: StepResult): string {
  if (note) return note
  return failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`
}

/** A failure as a short block: name and file, then the message, indented. */
export function failureText({ name, file, message }: Failure, sign = '✗'): string {
  const place = file ? `${name}  (${file})` : name
  const lines = withoutColours(message).trim().split('\n')
  return [`  ${sign} ${place}`, ...lines.map((line) => `      ${line}`)].join('\n')
}

/** The last line of the run, and whether it is a success: something ran and nothing failed. */
export function totalLine(results: readonly StepResult[]): { line: string; exitCode: number } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || passed === 0 ? 1 : 0,
  }
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one
  return text.replace(/\u001b\[[\d;]*m/g, '')
}
