import { truncateSync, writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

/**
 * Writes a file for a file control, among the results of the test. What is given to the control as a
 * buffer goes to the browser as text, which takes seconds for a large one.
 *
 * @param bytes its size when it is longer than its content; the rest is zeros
 * @returns its path
 */
export function fileOnDisk(name: string, content: string | Uint8Array, bytes?: number): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  if (bytes) truncateSync(path, bytes)
  return path
}
