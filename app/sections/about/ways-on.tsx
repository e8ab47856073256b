import { StretchCrop } from '#app/components/chain/stretch-crop.tsx'
import { MoreLabel } from '#app/components/more-link.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = { text: PageTexts['/about']['ways']; governed: boolean }

/** The ways on from About: the structure over its drawing, then management (spec 2.5) and others. */
export function WaysOn({ text, governed }: Props) {
  return (
    <section className="on-dark bg-night text-white no-print">
      <h2 className="sr-only">{text.heading}</h2>
      <div className="group relative overflow-hidden lg:flex lg:min-h-130 lg:items-end">
        <StretchCrop
          part="upstream"
          className="fade-side h-55 w-full lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[60%]"
        />
        <div className="wrap grid-12 relative pt-8 pb-12 lg:py-16">
          <Way
            to="/corporate-structure"
            title="Corporate structure"
            {...text.structure}
            size="text-h2"
            className="col-span-full lg:col-span-4"
          />
        </div>
      </div>
      <div className="border-t border-line-night">
        <div
          className={classes(
            'wrap grid gap-x-col gap-y-10 py-12 lg:py-16',
            governed ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
          )}
        >
          <Way to="/management" title="Management Team" {...text.management} />
          <Way to="/where-we-work" {...text.places} />
          {governed && <Way to="/governance" {...text.governance} />}
        </div>
      </div>
    </section>
  )
}

type WayProps = {
  to: string
  title: string
  text: string
  link: string
  size?: 'text-h2' | 'text-h3'
  className?: string
}

/** The title links; what is `relative` around it answers to a press. */
function Way({ to, title, text, link, size = 'text-h3', className = 'group relative' }: WayProps) {
  return (
    <div className={className}>
      <h3 className={size}>
        <a href={to} className="after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p className="mt-2.5 mb-4.5 measure-40 text-on-night-soft">{text}</p>
      <MoreLabel>{link}</MoreLabel>
    </div>
  )
}
