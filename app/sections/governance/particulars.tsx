import type { GovernanceContent } from '#app/page-content/governance.ts'

/** The group as the public register has it. */
export function Particulars({ heading, lead, entries }: GovernanceContent['text']['particulars']) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap grid-12 gap-y-9">
        <div className="col-span-full lg:col-span-5">
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-4 measure-46 text-ink-soft">{lead}</p>
        </div>
        <dl className="col-span-full border-b border-line-strong lg:col-span-7">
          {entries.map(({ label, text, awaits }) => (
            <div
              key={label}
              data-awaits={awaits}
              className="grid gap-x-col border-t border-line-strong py-4 sm:grid-cols-2"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
