import { Button } from '#app/components/button.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Phone } from '#content/model/place-schemas.ts'

type Props = { heading: string; phone: Phone; picture: LibraryPicture }

/** The call to action that invites contact (spec 2.4.7). */
export function CallToAction({ heading, phone, picture }: Props) {
  return (
    <ClosingCall heading={heading} picture={picture}>
      <Button href="/contact" variant="primary" arrow className="max-sm:w-full">
        Get In Touch
      </Button>
      <Button href={`tel:${phone.dial}`} variant="outline-dark" className="max-sm:w-full">
        {phone.display}
      </Button>
    </ClosingCall>
  )
}
