import { ButtonLink } from '#app/components/button-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { HomeContent } from '#app/page-content/home.ts'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'

type Props = { phone: HomeContent['phone']; picture: LibraryPicture }

/** The call to action that invites contact (spec 2.4.7); its night runs into the footer's. */
export function CallToAction({ phone, picture }: Props) {
  return (
    <section className="on-dark relative flex min-h-[150vw] items-end overflow-hidden bg-night text-white lg:min-h-190">
      <Picture
        picture={picture}
        alt={picture.alt}
        crop="portrait"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="scrim-call absolute inset-0" />
      <div className="wrap relative grid items-end gap-x-col gap-y-7 pb-9 lg:grid-cols-[7fr_5fr]">
        <h2>Tell us what has to be found, built, moved or powered.</h2>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <ButtonLink to="/contact" variant="primary" arrow className="max-sm:w-full">
            Get In Touch
          </ButtonLink>
          <ButtonLink to={`tel:${phone.dial}`} variant="outline-dark" className="max-sm:w-full">
            {phone.display}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
