import { Fold } from '#app/components/fold.tsx'
import { Section } from '#app/components/section.tsx'
import type { Company, CompanyPages } from '#content/model/company-schemas.ts'
import { Actions } from './actions.tsx'

type Props = { company: Company; email: string; labels: CompanyPages }

/** The closing call to action (spec 2.11): where to write, and what a first message should say. */
export function CompanyClosing({ company, email, labels }: Props) {
  const { heading, text, include, actions } = company.closing
  return (
    <Section
      ground="sunk"
      room="continuation"
      column="grid-12 items-start gap-y-7"
      className="no-print"
    >
      <div className="col-span-full lg:col-span-7">
        <h2 className="measure-18">{heading}</h2>
        {text && (
          <p className="mt-5 measure-48 text-lead">
            <WithEmail text={text} email={email} />
          </p>
        )}
        <div className="mt-8">
          <Actions actions={actions} company={company} ground="paper" />
        </div>
      </div>
      {include && include.length > 0 && (
        <div className="folds col-span-full border-line-strong max-sm:border-y lg:col-span-5">
          <h3 className="fold-title text-h4 sm:mb-4">{labels.closing.include}</h3>
          <Fold name={labels.closing.include}>
            <ul className="border-line-strong sm:border-b">
              {include.map((entry) => (
                <li key={entry} className="border-t border-line-strong py-3">
                  {entry}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Section>
  )
}

/** A text in which the e-mail address is a link. */
function WithEmail({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
        {email}
      </a>
      {after.join(email)}
    </>
  )
}
