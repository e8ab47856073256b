import { Fold } from '#app/components/fold.tsx'
import type { CompanyPages, Service } from '#content/model/company-schemas.ts'

export type ServiceLabels = CompanyPages['service']

type Props = {
  service: Pick<Service, 'title' | 'deliverable' | 'standards'>
  labels: ServiceLabels
  className?: string | undefined
}

/** What a client receives and the standards of the trade, ruled, below or beside a service. */
export function ServiceTerms({ service, labels, className }: Props) {
  const terms = [
    { label: labels.deliverable, text: service.deliverable },
    { label: labels.standards, text: service.standards },
  ].filter(({ text }) => text)
  if (terms.length === 0) return null
  return (
    <Fold
      name={service.title}
      label={terms.map(({ label }) => label).join(' · ')}
      className={className}
    >
      <dl className="text-small">
        {terms.map(({ label, text }) => (
          <div key={label} className="border-t border-current/25 py-2.5">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
