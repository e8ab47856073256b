import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { ClearSpace } from './clear-space.tsx'

type Props = { text: PageTexts['/press']['marks'] }

/** The group's mark on paper and on night with its clear space drawn, and all marks to download. */
export function GroupMark({ text }: Props) {
  return (
    <section id="marks">
      <div className="grid grid-cols-2">
        <ClearSpace className="bg-sunk text-signal" lines="text-line-strong" />
        <ClearSpace className="no-print bg-night text-signal-night" lines="text-on-night-soft" />
      </div>
      <div className="wrap grid-12 gap-y-7 py-continuation">
        <div className="col-span-full lg:col-span-5">
          <h2>{text.heading}</h2>
          <p className="mt-6 measure-40 text-lead">{text.lead}</p>
          <Button href="/press/marks.zip" download variant="primary" className="mt-8">
            {text.download}
            <Icon name="download" className="h-4 w-3.5" />
          </Button>
          <p className="mt-4.5 measure-40 text-small text-ink-soft">{text.contents}</p>
        </div>
        <ul
          className={classes(
            'col-span-full border-t-2 border-b border-line border-t-ink',
            'lg:col-start-7 lg:col-end-13 lg:self-start',
          )}
        >
          {[text.clearSpace, ...text.rules].map((rule) => (
            <li key={rule} className="border-line py-4.5 not-first:border-t">
              {rule}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
