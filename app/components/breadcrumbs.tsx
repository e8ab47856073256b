import { type Breadcrumb, homeBreadcrumb } from '#app/lib/page-meta.ts'

type Props = { trail?: readonly Breadcrumb[]; here: string; className?: string }

/** Breadcrumbs: Home, the pages above this one, and this page as text. */
export function Breadcrumbs({ trail = [], here, className = '' }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1.5 text-label">
        {[homeBreadcrumb, ...trail].map(({ label, href }) => (
          <li key={href} className="flex gap-2.5">
            <a href={href} className="-my-0.75 py-0.75 underline underline-offset-4">
              {label}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
