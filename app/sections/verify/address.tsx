import { Fragment } from 'react'

/**
 * An address that may be broken before its dots, `@` and slashes, and inside a word only at last: a line
 * that begins with one shows what it divides.
 */
export function Address({ children }: { children: string }) {
  return children.split(/(?=[.@/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may come twice, and none moves
    <Fragment key={index}>
      {/^[.@/]/.test(part) && <wbr />}
      {part}
    </Fragment>
  ))
}
