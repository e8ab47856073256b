import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/careers/apply']['moreDocuments'] & { job: string; email: string }

/** Where extra documents go, and under which subject (spec 2.8). */
export function MoreDocuments({ heading, lead, yourName, job, email }: Props) {
  return (
    <section>
      <h2 className="display mb-2.5 text-h4">{heading}</h2>
      <p className="text-ink-soft">{lead}</p>
      <p className="mt-3.5 border border-line bg-surface px-4 py-3.5 font-semibold wrap-anywhere">
        Application for <span data-job>{job}</span> -{' '}
        <span className="font-normal text-ink-soft">{yourName}</span>
      </p>
      <p className="mt-3.5 wrap-anywhere">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  )
}
