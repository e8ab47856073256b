import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import type { vacancyPages } from '#content/model/records.ts'

type Props = {
  text: typeof vacancyPages
  applyPath: string
  /** Of an opening whose dates are stated: its calendar file, and its closing moment. */
  calendarPath: string | undefined
  closes: string | undefined
  closed: boolean
}

/** The way to the form while the opening is open; from its closing moment on, that it has closed. */
export function ApplyOrClosed({ text, applyPath, calendarPath, closes, closed }: Props) {
  return (
    <>
      {!closed && (
        <div data-until={closes} className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button href={applyPath} variant="primary" arrow>
            {text.apply}
          </Button>
          {calendarPath && (
            <a href={calendarPath} download className="ruled-link">
              {text.calendar.link}
              <Icon name="download" className="h-4 w-3.5" />
            </a>
          )}
        </div>
      )}
      {/* Stands before it says anything, because only what changes in it is read out. */}
      <div role="status">
        {closes && (
          <div data-from={closes} hidden={!closed} className="mt-8">
            <p className="display measure-46 border-l-4 border-signal-night pl-5 text-h4">
              {text.closed.text}
            </p>
            <Button href="/careers/apply" variant="outline-dark" arrow className="mt-6">
              {text.closed.link}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
