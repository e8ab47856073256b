import type { topics } from '#content/model/contact.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { TopicRow } from './topic-row.tsx'

type Props = {
  text: PageTexts['/contact']['topics']
  topics: typeof topics
  general: string
}

/**
 * Who to write to about what (spec 2.10), each under an anchor of its own, beside the form. A topic's
 * link fills in the form's subject: `app/behaviour/asked-topic.ts` does it, without script the server.
 * Both read the topics from this list.
 */
export function Topics({ topics, text, general }: Props) {
  return (
    <section className="col-span-full lg:col-span-4 lg:col-start-9">
      <h2 className="mb-6 text-h3">{text.heading}</h2>
      <asked-topic>
        <ul className="border-b border-line print:columns-2">
          {topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} general={general} text={text} />
          ))}
        </ul>
      </asked-topic>
    </section>
  )
}
