import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { ScamNotice } from '#app/components/scam-notice.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { emails } from '#content/contact.ts'
import { answerTime, jobs } from '#content/jobs.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { AfterYouApply } from './after-you-apply.tsx'
import { AppliedNotice } from './applied-notice.tsx'
import { AskFirst } from './ask-first.tsx'
import { Positions } from './positions.tsx'

export function loader() {
  return {
    page: pages['/careers'],
    picture: libraryPicture('crew-jetty'),
    closing: libraryPicture('control-room'),
    openings: jobs.map(({ title, department, location, type, description }) => ({
      title,
      department,
      location,
      type,
      description,
    })),
    answerTime,
    email: emails.careers.address,
  }
}

export type Opening = ReturnType<typeof loader>['openings'][number]

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/careers' })

/** Careers (spec 2.8). */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, picture, closing, openings, answerTime, email } = loaderData
  return (
    <>
      <AppliedNotice answerTime={answerTime} />
      <PictureHead
        {...page}
        picture={picture}
        action={
          <ButtonLink to="/careers#positions" variant="primary" arrow>
            See the openings
          </ButtonLink>
        }
      />
      <Positions openings={openings} />
      <AfterYouApply answerTime={answerTime} />
      <ScamNotice email={email} />
      <AskFirst email={email} picture={closing} />
    </>
  )
}
