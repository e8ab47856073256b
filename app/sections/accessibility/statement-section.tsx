type Props = { heading: string; lead?: string; children: React.ReactNode }

/** A part of the statement: its heading on the left, what it says beside it. */
export function StatementSection({ heading, lead, children }: Props) {
  return (
    <section className="grid-12 gap-y-6 border-t-2 border-ink pt-6">
      <h2 className="col-span-full text-h3 lg:col-span-4">{heading}</h2>
      <div className="col-span-full lg:col-span-7 lg:col-start-6">
        {lead && <p className="mb-7 measure-60 text-lead text-ink-soft">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
