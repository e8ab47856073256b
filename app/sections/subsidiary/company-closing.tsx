import type { CompanyContent } from '#app/page-content/subsidiary.ts'
import { Actions } from './actions.tsx'

type Props = Pick<CompanyContent, 'company' | 'email' | 'labels'>

/** The closing call to action (spec 2.11): where to write, and what a first message should say. */
export function CompanyClosing({ company, email, labels }: Props) {
  const { heading, text, include, actions } = company.closing
  return (
    <section className="bg-sunk py-section no-print">
      <div className="wrap grid-12 items-start gap-y-10">
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
          <div className="col-span-full lg:col-span-5">
            <h3 className="text-h4">{labels.closing.include}</h3>
            <ul className="mt-4 border-b border-line-strong">
              {include.map((entry) => (
                <li key={entry} className="border-t border-line-strong py-3">
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
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
