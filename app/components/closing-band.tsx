import { Button } from '#app/components/button.tsx'
import type { Closing } from '#content/model/page-schemas.ts'
import { Section } from './section.tsx'

type Props = {
  heading: string
  /** The band's links, as `Button`s. */
  children: React.ReactNode
}

/** The sunk band that closes a page with its call to action. */
export function ClosingBand({ heading, children }: Props) {
  return (
    <Section ground="sunk" room="continuation" column="heading-row gap-y-8" className="no-print">
      <h2>{heading}</h2>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Section>
  )
}

/** The same with the links of a content file: the first stands out. */
export function ClosingLinks({ heading, buttons }: Closing) {
  return (
    <ClosingBand heading={heading}>
      {buttons.map(({ label, href }, index) => (
        <Button
          key={href}
          href={href}
          variant={index === 0 ? 'primary' : 'outline'}
          arrow={index === 0}
        >
          {label}
        </Button>
      ))}
    </ClosingBand>
  )
}
