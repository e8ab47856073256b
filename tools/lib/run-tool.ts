import { capture, npmProgram } from '../../bin/child.mjs'

/**
 * Runs a tool of node_modules (its script, under this very Node) to its end and keeps its output, so that the
 * caller shows it only when it matters.
 *
 * @param environment added to our own
 */
export function runTool(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return runProgram(process.execPath, args, environment)
}

/** npm's standard output, and the code that it ends with. */
export function runNpm(...args: readonly string[]) {
  const [program, ...own] = npmProgram()
  return capture(program, [...own, ...args])
}

/** The same as `runTool` for a program of the system. */
export async function runProgram(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const { code, output } = await capture(program, args, {
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Set by a shell or a test runner, these would get into Astro's `import.meta.env`.
    DEV: undefined,
    PROD: undefined,
    MODE: undefined,
    SSR: undefined,
    ...environment,
  })
  return { code, output: output.trimEnd() }
}
