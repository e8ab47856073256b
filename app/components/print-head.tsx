import { canonicalAddress } from '#app/lib/page-meta.ts'
import { Mark } from './mark.tsx'

/** On paper only: whose page this is, and its address. */
export function PrintHead({ group, path }: { group: string; path: string }) {
  return (
    <p className="mb-8 hidden items-center gap-3 border-b-2 pb-3 text-small print:flex">
      <Mark name="group" className="size-6" />
      <b>{group}</b>
      <span className="ml-auto">{canonicalAddress(path).replace(/^https?:\/\/|\/$/g, '')}</span>
    </p>
  )
}
