import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import type { Route } from './+types/route'

export function loader({ params }: Route.LoaderArgs) {
  const company = subsidiaries.find(({ id }) => id === params.company)
  if (!company) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return { company, picture: libraryPicture(company.picture) }
}

export const meta: Route.MetaFunction = ({ loaderData: { company } }) =>
  pageMeta({
    heading: company.fullName,
    description: `${company.fullName}, a company of Exprich Group. ${company.description}`,
    path: `/subsidiaries/${company.id}`,
  })

/** A company's page (spec 2.11). */
export default function Subsidiary({ loaderData: { company, picture } }: Route.ComponentProps) {
  return (
    <div data-company={company.id}>
      <PictureHead
        heading={company.fullName}
        introduction={company.introduction}
        trail={[{ label: 'Corporate structure', href: '/corporate-structure' }]}
        picture={picture}
      />
    </div>
  )
}
