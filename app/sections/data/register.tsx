import type { PageTexts } from '#content/model/page-schemas.ts'
import { FigureColumns, FigureRow, type ListedFigure } from './figure-row.tsx'

/** Whose figures they are: a company's id, or the page that they are about. */
type Source = { id: string; name: string; figures: readonly ListedFigure[] }
type Props = { text: PageTexts['/data']; register: readonly Source[] }

/** The figures by whose they are, each source in its colour. */
export function Register({ text, register }: Props) {
  return (
    <div className="bg-sunk py-section">
      <div className="wrap">
        <nav aria-label={text.sources} className="mb-12 lg:mb-20">
          <ul className="flex flex-wrap gap-x-8 gap-y-1 border-y border-line-strong py-4">
            {register.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#of-${id}`}
                  aria-label={`${text.sources}: ${name}`}
                  className="inline-block py-1 underline decoration-1 underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {register.map(({ id, name, figures }) => (
          <section
            key={id}
            id={`of-${id}`}
            data-company={id}
            className="border-t-4 border-accent pt-4 pb-8 last:pb-0 lg:pb-11"
          >
            <div className="items-baseline pb-5 lg:grid-12">
              <h2 className="text-h3 lg:col-span-7">{name}</h2>
              <FigureColumns terms={text.terms} />
            </div>
            <ul className="border-b border-line-strong">
              {figures.map((figure) => (
                <FigureRow key={figure.id} figure={figure} text={text} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
