import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/logo.tsx'
import { answerSlots as slots } from '#contract/answer-slots.ts'

/** What the slots hold before they are filled. */
export const heading = 'Your form'

/**
 * The answer to a form sent without script (spec 7), outside the shared layout. The
 * build makes a template of it that the inbox fills in (contract/answer-page.ts); it takes the scripts
 * out, which would put these texts back.
 */
export function FormAnswer({ group }: { group: string }) {
  return (
    <main className="flex min-h-svh flex-col">
      <div className="on-dark flex flex-1 flex-col bg-night text-white">
        <div className="wrap pt-7">
          <Logo name={group} />
        </div>
        <div className="wrap grid-12 mt-auto items-end gap-y-5 pt-20 pb-12 lg:pb-16">
          <h1 data-slot={slots.title} className="col-span-full text-hero lg:col-span-9">
            {heading}
          </h1>
        </div>
      </div>
      <div className="border-t-4 border-signal">
        <div className="wrap grid-12 gap-y-9 pt-10 pb-16 lg:pt-14 lg:pb-24">
          <p data-slot={slots.text} className="col-span-full text-lead lg:col-span-5">
            Forms on this website are answered on this page.
          </p>
          <div className="col-span-full lg:col-span-6 lg:col-start-7">
            <ul data-slot={slots.items} className="mb-9 border-b border-line">
              <li className="border-t border-line py-4">
                <p data-slot={slots.itemLabel} className="display">
                  Field
                </p>
                <p data-slot={slots.itemText} className="mt-1 text-ink-soft">
                  How to correct it
                </p>
              </li>
            </ul>
            <form data-slot={slots.action} method="post" action="/" className="mb-4">
              <input type="hidden" name="field" value="value" />
              <Button type="submit" variant="primary">
                Send
              </Button>
            </form>
            <Button data-slot={slots.back} href="/" variant="outline">
              Home
            </Button>
          </div>
        </div>
      </div>
    </main>
  )
}
