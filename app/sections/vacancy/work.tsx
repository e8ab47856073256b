import type { vacancyPages } from '#content/model/records.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'

type Props = {
  title: string
  text: (typeof vacancyPages)['work']
  profile: Vacancy['profile']
}

/** What the position does, row by row, and what it asks for. */
export function Work({ title, text, profile }: Props) {
  if (!profile) return null
  const { duties, requirements, awaits } = profile
  if (duties.length + requirements.length === 0) return null
  return (
    <section data-awaits={awaits} className="pt-section">
      <h2 className="wrap mb-10 lg:mb-16">
        {text.headingBefore} {title}
      </h2>
      {duties.length > 0 && (
        <Part heading={text.duties}>
          <dl className="border-t-2 border-ink">
            {duties.map(({ title, text }) => (
              <div
                key={title}
                className="grid gap-x-col gap-y-1.5 border-b border-line py-5 md:split-3/8 lg:py-6"
              >
                <dt className="display text-h4">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {requirements.length > 0 && (
        <div className="bg-sunk py-continuation">
          <Part heading={text.requirements} last>
            <ul className="border-t-2 border-ink">
              {requirements.map((requirement) => (
                <li key={requirement} className="border-b border-line py-4 text-lead">
                  {requirement}
                </li>
              ))}
            </ul>
          </Part>
        </div>
      )}
    </section>
  )
}

type PartProps = { heading: string; last?: boolean; children: React.ReactNode }

/** A list beside its heading. */
function Part({ heading, last = false, children }: PartProps) {
  return (
    <div className={`wrap grid-12 gap-y-5 ${last ? '' : 'pb-continuation'}`}>
      <h3 className="col-span-full lg:col-span-4">
        <span className="lg:sticky lg:top-26 lg:block">{heading}</span>
      </h3>
      <div className="col-span-full lg:col-span-8">{children}</div>
    </div>
  )
}
