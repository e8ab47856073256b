import { FeedLinks } from '#app/components/feed-links.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/news']['follow'] & {
  feeds: readonly { href: string; title: string; type: string }[]
}

/** Under the list: the news in a feed reader (spec 2.20), and the way to the press page. */
export function FollowNews({ heading, feeds, feedsLabel, press }: Props) {
  return (
    <section className="wrap py-continuation no-print">
      <div className="grid-12 items-start gap-y-7 border-t-2 border-ink pt-7">
        <h2 className="col-span-full text-h3 lg:col-span-4">{heading}</h2>
        <div className="col-span-full md:col-span-6 lg:col-span-4">
          <p className="text-ink-soft">{feedsLabel}</p>
          <FeedLinks feeds={feeds} />
        </div>
        <p className="col-span-full md:col-span-6 lg:col-span-4">
          <MoreLink to="/press">{press}</MoreLink>
        </p>
      </div>
    </section>
  )
}
