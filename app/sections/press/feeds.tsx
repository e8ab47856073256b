import { FeedLinks } from '#app/components/feed-links.tsx'
import { Section } from '#app/components/section.tsx'

type Feed = { href: string; title: string; type: string }
type Props = {
  heading: string
  lead: string
  /** By the list that they follow. */
  feeds: readonly { list: string; links: readonly Feed[] }[]
}

/** The feeds, by the lists that they follow (spec 2.20). */
export function Feeds({ heading, lead, feeds }: Props) {
  return (
    <Section room="continuation" column="grid-12 gap-y-7">
      <div className="col-span-full lg:col-span-5">
        <h2>{heading}</h2>
        <p className="mt-4.5 measure-40 text-lead">{lead}</p>
      </div>
      <dl className="col-span-full self-start border-b border-line lg:col-start-7 lg:col-end-13">
        {feeds.map(({ list, links }) => (
          <div
            key={list}
            className="flex flex-wrap items-center gap-x-8 border-t border-line py-2.5"
          >
            <dt className="min-w-28 font-semibold">{list}</dt>
            <dd>
              <FeedLinks feeds={links} list={list} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
