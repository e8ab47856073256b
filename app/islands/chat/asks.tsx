import { classes } from '#app/lib/classes.ts'
import { quickAsks } from '#content/model/chat.ts'

/** What a visitor may ask first: buttons that send the keyword on them (spec 5). */
export function Asks({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <div className="flex-none bg-paper px-4.5 pb-4.5">
      <p id="chat-asks" className="mb-2 text-label text-ink-soft">
        {quickAsks.heading}
      </p>
      <ul aria-labelledby="chat-asks" className="flex flex-wrap gap-1.5">
        {quickAsks.topics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              onClick={(event) => {
                onAsk(topic)
                // The buttons go with the first question. Not to the input: a phone's keyboard would
                // come up over the answer.
                const tab = event.currentTarget.closest('[role="tabpanel"]')
                tab?.querySelector<HTMLElement>('[role="log"]')?.focus()
              }}
              className={classes(
                'min-h-11 rounded-control border border-line-strong bg-surface px-2.5 text-label font-semibold',
                'transition-colors hover:border-ink hover:bg-ink hover:text-white',
              )}
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
