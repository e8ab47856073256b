import type { AccessibilityRun } from '../schema/accessibility-run.ts'
import { sources } from './sources.ts'

/** What the last recorded run of the accessibility tests found (spec 2.25), if one is recorded. */
export const accessibilityRun: AccessibilityRun | undefined = sources.accessibilityRun.read()
