import type { Config } from '@react-router/dev/config'
import { pagePaths, unlistedPaths } from './content/paths.ts'

/** Everything is prerendered; nothing renders on a server at run time. */
export default {
  ssr: false,
  // Set by tools/build.ts; the tests keep a second build beside the first.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  prerender: () => [...pagePaths(), ...unlistedPaths()],
} satisfies Config
