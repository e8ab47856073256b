import { Mark } from '#app/components/mark.tsx'
import { siteName } from '#app/lib/page-meta.ts'

/** On paper only: who says this, what it is, and where it stands on the site. */
export function PrintHead({ kind, path }: { kind: string; path: string }) {
  return (
    <p className="hidden items-center gap-3 border-b-2 border-ink pb-3 text-small print:flex">
      <Mark name="group" className="size-6" />
      <b className="display">{siteName}</b>
      <span className="ml-auto">
        {kind} · {import.meta.env.VITE_SITE_URL.replace(/^https?:\/\//, '')}
        {path}
      </span>
    </p>
  )
}
