import type { ContactContent } from '#app/page-content/contact.ts'
import { TopicRow } from './topic-row.tsx'

type Props = Pick<ContactContent, 'topics'> & { text: ContactContent['page']['topics'] }

/**
 * Who to write to about what (spec 2.10), each under an anchor of its own. The form's link fills in
 * its subject: here `app/behaviour/asked-topic.ts`, without script the server. Both read the topics
 * that stand ready in the list.
 */
export function Topics({ topics, text }: Props) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <h2 className="mb-10 lg:mb-14">{text.heading}</h2>
        <asked-topic>
          <ul className="gap-x-col border-b border-line-strong print:columns-2">
            {topics.map((topic) => (
              <TopicRow key={topic.id} topic={topic} text={text} />
            ))}
          </ul>
        </asked-topic>
      </div>
    </section>
  )
}
