import { SectionHeading } from '#app/components/section-heading.tsx'

type Props = Pick<React.ComponentProps<typeof SectionHeading>, 'name' | 'variant'> & {
  heading: string
  lead?: string
}

/** How most sections of a company's page begin. */
export function SectionHead({ name, variant, heading, lead }: Props) {
  return (
    <div className="mb-8 heading-row gap-y-4.5 lg:mb-14">
      <SectionHeading name={name} variant={variant}>
        {heading}
      </SectionHeading>
      {lead && <p className="measure-44 text-lead text-ink-soft on-night:text-inherit">{lead}</p>}
    </div>
  )
}
