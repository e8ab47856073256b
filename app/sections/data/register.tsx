import type { DataContent } from '#app/page-content/data.ts'
import { FigureRow } from './figure-row.tsx'

type Props = { text: DataContent['text']; register: DataContent['register'] }

/** The figures by whose they are, each source in its colour. */
export function Register({ text, register }: Props) {
  return (
    <div className="bg-sunk py-section">
      <div className="wrap">
        <nav aria-label={text.sources} className="mb-16 lg:mb-24">
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
            className="grid gap-x-col border-t-4 border-accent pt-5 pb-14 last:pb-0 lg:grid-cols-[3fr_9fr]"
          >
            <h2 className="mb-5 self-start text-h3 lg:sticky lg:top-26">{name}</h2>
            <ul>
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
