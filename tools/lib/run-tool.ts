import { spawn } from 'node:child_process'
import { root } from './root.ts'

export type ToolResult = { code: number; output: string }

/**
 * Runs a tool of node_modules (its script, under this very Node) to its end and keeps what it
 * says, so that the caller shows it only when it matters.
 *
 * @param environment added to our own
 */
export function runTool(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<ToolResult> {
  return runProgram(process.execPath, args, environment)
}

/** The same for a program of the system. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ASTRO_TELEMETRY_DISABLED: '1',
        // Astro would take what a shell or a test runner calls so for its own `import.meta.env`.
        ...{ DEV: undefined, PROD: undefined, MODE: undefined, SSR: undefined },
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const stop = (signal: NodeJS.Signals) => void child.kill(signal)
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code: code ?? 130, output: output.trimEnd() })
    })
  })
}
