import { Fragment } from 'react'

/** An address that may be broken after its dots, `@` and slashes, and inside a word only at last. */
export function Address({ children }: { children: string }) {
  return children.split(/(?<=[.@/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may come twice, and none moves
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
