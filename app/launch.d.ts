/** What is left before the site goes live: `tools/virtual-modules.ts` makes the module. */
declare module 'virtual:launch-list' {
  import type { LaunchList, leftOf } from '#tools/launch-check/launch-list.ts'

  export const list: LaunchList
  export const left: ReturnType<typeof leftOf>
  /** The list as CSV. */
  export const table: string
}
