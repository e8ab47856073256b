import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { appliedHash } from '#app/lib/applied-address.ts'

type Props = {
  answerTime: { days: string; unit: string }
  /** What the button back to the openings says. */
  button: string
}

/**
 * The notice after an application (spec 4, 8). It stands above the page's head and stays until the
 * visitor leaves; app/behaviour/applied-notice.ts puts it into its region.
 */
export function AppliedNotice({ answerTime, button }: Props) {
  return (
    <applied-notice role="status" data-hash={appliedHash}>
      <template>
        <div className="on-dark bg-tone-green pt-36 pb-10 text-white lg:pt-46 lg:pb-16">
          <div className="wrap flex flex-wrap items-center gap-x-11 gap-y-5">
            <Icon name="success" className="size-16 lg:size-28" />
            <div className="flex-1 basis-80">
              <h2 className="text-statement">Application Submitted Successfully!</h2>
              <p className="mt-2.5 measure-62">
                Thank you for applying. Our HR team will review your application and make contact
                within {answerTime.days} {answerTime.unit}.
              </p>
            </div>
            <Button href="/careers#positions" variant="light">
              {button}
            </Button>
          </div>
        </div>
      </template>
    </applied-notice>
  )
}
