import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import type { Route } from './+types/route'
import { Actions } from './actions.tsx'
import { CompanyHead } from './head/company-head.tsx'
import { shownSections } from './page-sections.server.ts'
import { PlaceInChain } from './place-in-chain.tsx'
import { CompanySection } from './sections/company-section.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const found = subsidiaries.find(({ id }) => id === params.company)
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const { sections, picture, ...company } = found
  return {
    company,
    sections: shownSections(sections),
    picture: libraryPicture(picture),
    stretches: subsidiaries.map(({ id, name, stretch }) => ({ id, name, stretch })),
  }
}

export type CompanyContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData: { company } }) =>
  pageMeta({
    heading: company.fullName,
    description: company.searchDescription,
    path: `/subsidiaries/${company.id}`,
  })

/** A company's page (spec 2.11): its own head and sections, its place in the chain, a way on. */
export default function Subsidiary({ loaderData }: Route.ComponentProps) {
  const { company, picture, sections, stretches } = loaderData
  return (
    <div data-company={company.id}>
      <CompanyHead company={company} picture={picture} />
      {sections.map((section) => (
        <CompanySection
          key={JSON.stringify(section).slice(0, 99)}
          section={section}
          company={company}
        />
      ))}
      <PlaceInChain company={company} stretches={stretches} />
      <section className="no-print bg-sunk py-section">
        <div className="wrap grid items-end gap-x-col gap-y-8 lg:grid-cols-[8fr_4fr]">
          <h2>{company.closing.heading}</h2>
          <div className="lg:justify-self-end">
            <Actions actions={company.closing.actions} company={company} ground="paper" />
          </div>
        </div>
      </section>
    </div>
  )
}
