import { Button } from '#app/components/button.tsx'
import { VisitWebsite } from '#app/components/visit-website.tsx'
import type { Company } from '#content/model/company-schemas.ts'

type Props = {
  actions: Company['actions']
  company: Pick<Company, 'id' | 'website'>
  /** The ground under the buttons. */
  ground: keyof typeof variants
}

const variants = {
  /** On the company's field. */
  field: ['light', 'outline-dark'],
  /** On a picture. */
  picture: ['primary', 'outline-dark'],
  paper: ['primary', 'outline'],
} as const

/** A row of buttons, the first one filled; `website` is the company's own (spec 2.11). */
export function Actions({ actions, company, ground }: Props) {
  const [filled, outlined] = variants[ground]
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, index) => {
        const variant = index === 0 ? filled : outlined
        if (action.kind === 'website') {
          const { website } = company
          return (
            website && (
              <VisitWebsite
                key="website"
                href={website.href}
                placeholderId={website.placeholderId}
                variant={variant}
              />
            )
          )
        }
        // A fragment of this very page.
        const to = action.href === '#chain' ? `/subsidiaries/${company.id}#chain` : action.href
        return (
          <Button key={action.href} href={to} variant={variant} arrow={index === 0}>
            {action.label}
          </Button>
        )
      })}
    </div>
  )
}
