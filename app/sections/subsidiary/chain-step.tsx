import { Mark } from '#app/components/mark.tsx'
import { StretchCrop } from '#app/components/stretch-crop.tsx'
import { type InColumn, inColumns } from '#app/lib/chain-columns.ts'
import { classes } from '#app/lib/classes.ts'
import type { Chain, ChainStop } from '#content/model/chain.ts'
import type { Company, CompanyPages } from '#content/model/company-schemas.ts'

type Props = {
  company: Pick<Company, 'id' | 'chain'>
  chain: Chain
  labels: CompanyPages['chain']
}

/**
 * Under the head: the drawing's stages before, at and after the company (spec 2.11), each a link. Its own
 * leads to what the page says of its place. A company that works for all of them has no such stage.
 */
export function ChainStep({ company, chain, labels }: Props) {
  const line = inColumns(chain.line)
  const stage = (id: string | undefined) => line.find((each) => each.id === id)
  const here = stage(company.id)
  if (!here) return null
  const before = stage(company.chain.before.at(-1)?.company)
  const after = stage(company.chain.after[0]?.company)
  return (
    <nav aria-label={labels.name} className="on-dark bg-night text-on-night no-print">
      <ul className="wrap grid auto-cols-fr grid-flow-col lg:gap-x-col">
        {before && <Stage {...before} label={labels.before} href={`/subsidiaries/${before.id}`} />}
        <Stage {...here} label={labels.here} href="#chain" here />
        {after && <Stage {...after} label={labels.after} href={`/subsidiaries/${after.id}`} />}
      </ul>
    </nav>
  )
}

type StageProps = InColumn<ChainStop> & { label: string; href: string; here?: boolean }

function Stage({ id, name, column, label, href, here = false }: StageProps) {
  return (
    <li data-company={id} className="group/step relative flex max-lg:flex-col">
      <StretchCrop
        part={column.stretch}
        height="ground"
        className={classes(
          'h-28 w-full flex-none transition-opacity sm:h-32 lg:w-32',
          !here && 'opacity-50 group-hover/step:opacity-100',
        )}
      />
      <div
        className={classes(
          'flex-1 px-3 py-3 sm:py-5 lg:px-4.5 lg:py-8',
          here && 'bg-accent-field text-white',
        )}
      >
        <p className={`text-label ${here ? 'font-medium' : 'text-on-night-soft'}`}>{label}</p>
        <a href={href} className="stage-link mt-1 flex min-h-6 items-center gap-3">
          <Mark
            name={id}
            className={`size-6 flex-none max-sm:hidden ${here ? '' : 'text-accent-night'}`}
          />
          <span className="display text-small underline-offset-5 group-hover/step:underline lg:text-lead lg:leading-name">
            {name}
          </span>
        </a>
      </div>
    </li>
  )
}
