import type { Config } from '@react-router/dev/config'
import { pagePaths, unlistedPaths } from './content/paths.ts'

/** Everything is prerendered; nothing renders on a server at run time. */
export default {
  ssr: false,
  prerender: () => [...pagePaths(), ...unlistedPaths()],
} satisfies Config
