/** Where extra documents go, and under which subject (spec 2.8). */
export function MorePapers({ job, email }: { job: string; email: string }) {
  return (
    <section>
      <h2 className="display mb-2.5 text-h4">More papers?</h2>
      <p className="text-ink-soft">
        Send certificates, references and drawings by e-mail to{' '}
        <a href={`mailto:${email}`}>{email}</a>, with this subject line and your own name at its
        end:
      </p>
      <p className="mt-3.5 border border-line bg-surface px-4 py-3.5 font-semibold wrap-anywhere">
        Application for <span data-job>{job}</span> -{' '}
        <span className="font-normal text-ink-soft">your name</span>
      </p>
    </section>
  )
}
