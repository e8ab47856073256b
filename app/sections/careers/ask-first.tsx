import { ButtonLink } from '#app/components/button-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'

/** The closing link to HR (spec 2.8); its night runs into the footer's. */
export function AskFirst({ email, picture }: { email: string; picture: LibraryPicture }) {
  return (
    <section className="on-dark relative flex min-h-[128vw] items-end overflow-hidden bg-night text-white lg:min-h-160">
      <Picture
        picture={picture}
        alt={picture.alt}
        crop="portrait"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="scrim-call absolute inset-0" />
      <div className="wrap relative grid items-end gap-x-col gap-y-7 pb-11 lg:grid-cols-[7fr_5fr]">
        <h2>Ask before you apply.</h2>
        <div className="flex lg:justify-end">
          <ButtonLink to={`mailto:${email}`} variant="outline-dark">
            {email}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
