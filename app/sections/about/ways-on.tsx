import { StretchCrop } from '#app/components/chain/stretch-crop.tsx'
import { executiveFields, MonogramPlate } from '#app/components/monogram-plate.tsx'
import { MoreLabel } from '#app/components/more-link.tsx'
import type { AboutContent } from '#app/page-content/about.ts'

type WaysProps = { text: AboutContent['page']['ways'] } & Pick<AboutContent, 'leaders' | 'governed'>

/** The ways on from About: structure and management (spec 2.5), under them places and governance. */
export function WaysOn({ text, leaders, governed }: WaysProps) {
  return (
    <section className="on-dark grid bg-night text-white no-print lg:grid-cols-2">
      <h2 className="sr-only">{text.heading}</h2>
      <Way
        to="/corporate-structure"
        title="Corporate structure"
        {...text.structure}
        art={<StretchCrop part="upstream" className="h-55 w-full lg:h-87" />}
        className="lg:pl-bleed lg:pr-8"
      />
      <Way
        to="/management"
        title="Management Team"
        {...text.management}
        art={
          <span className="grid grid-cols-4 gap-0.5" aria-hidden="true">
            {leaders.map(({ id, initialsOf }, index) => (
              <MonogramPlate
                key={id}
                name={initialsOf}
                seed={index}
                className={`${executiveFields[index]} h-55 w-full lg:h-87`}
              />
            ))}
          </span>
        }
        panel="bg-night-raised"
        className="lg:pl-[clamp(1.5rem,4vw,4rem)] lg:pr-8"
      />
      <Way
        to="/where-we-work"
        {...text.places}
        art={undefined}
        panel={`border-t border-line-night ${governed ? '' : 'lg:col-span-2'}`}
        className="lg:pl-bleed lg:pr-8"
      />
      {governed && (
        <Way
          to="/governance"
          {...text.governance}
          art={undefined}
          panel="border-t border-line-night bg-night-raised"
          className="lg:pl-[clamp(1.5rem,4vw,4rem)] lg:pr-8"
        />
      )}
    </section>
  )
}

type Props = {
  to: string
  title: string
  text: string
  link: string
  art: React.ReactNode
  /** The panel's field, where it differs from the section's. */
  panel?: string
  /** The words' distance from the panel's sides on large screens. */
  className: string
}

function Way({ to, title, text, link, art, panel = '', className }: Props) {
  return (
    <div className={`group relative flex flex-col ${panel}`}>
      {art}
      <div className={`px-gutter pt-10 pb-12 lg:pb-14 ${className}`}>
        <h3 className="text-h2">
          <a href={to} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        <p className="mt-2.5 mb-4.5 measure-40">{text}</p>
        <MoreLabel>{link}</MoreLabel>
      </div>
    </div>
  )
}
