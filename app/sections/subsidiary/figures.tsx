import { FigureBlock } from '#app/components/figure-block.tsx'
import { FigureLine } from '#app/components/figure-line.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import { AboutFigures, FieldBand } from './field-band.tsx'
import { ShareBar, type ShareProps } from './share-bar.tsx'
import type { ShownSectionOf } from './shown-section.ts'

const windows = 20
const across = 10

/** A percentage as twenty windows, so many of them lit as it says. */
function ShareLamps({ percent, full, rest }: ShareProps) {
  const lit = Math.round((percent / 100) * windows)
  return (
    <svg
      viewBox="0 0 634 170"
      className="col-span-7 w-full"
      role="img"
      aria-label={`${full}: ${percent}%. ${rest}: ${100 - percent}%.`}
    >
      {Array.from({ length: windows }, (_, index) => ({
        x: (index % across) * 64 + 1,
        y: Math.floor(index / across) * 88 + 1,
        on: index < lit,
      })).map(({ x, y, on }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}h56v78h-56z`}
          className={on ? 'fill-lamp' : 'fill-none'}
          stroke={on ? 'none' : '#fff'}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

type Section = ShownSectionOf<'figures'>

type Props = {
  section: Section
  /** The words of the way to where the figures are explained. */
  about: string
}

/** Figures on the company's field: at times one of them very large and drawn. */
export function Figures({ section, about }: Props) {
  const { name, heading, drawn, figures } = section
  return (
    <FieldBand>
      <SectionHeading name={name} className="mb-8 measure-24 lg:mb-14">
        {heading}
      </SectionHeading>
      <div className="grid-12 gap-y-12 lg:gap-y-16">
        {drawn && <Drawn {...drawn} />}
        <div
          className={classes(
            'col-span-full grid gap-x-col gap-y-10 sm:grid-cols-2',
            figures.length === 3 && 'lg:grid-cols-3',
          )}
        >
          {figures.map(({ id, text, label, meaning, placeholderId }) => (
            <FigureBlock
              key={id}
              value={text}
              label={label}
              meaning={meaning}
              placeholderId={placeholderId}
              size="small"
            />
          ))}
        </div>
      </div>
      <AboutFigures figures={figures} label={about} />
    </FieldBand>
  )
}

function Drawn({ figure, as, full, rest }: NonNullable<Section['drawn']>) {
  const Share = as === 'bar' ? ShareBar : ShareLamps
  return (
    <div className="col-span-full items-end gap-y-10 max-lg:grid lg:grid-12">
      <div className="col-span-5">
        <p data-placeholder={figure.placeholderId} className="numeral hang-5 text-giant">
          {figure.prefix}
          {figure.digits}
          <span className="drawn-sign">{figure.suffix}</span>
        </p>
        <p className="display mt-6.5 text-h4">{figure.label}</p>
        <FigureLine>{figure.meaning}</FigureLine>
      </div>
      <Share percent={figure.value} full={full} rest={rest} />
    </div>
  )
}
