import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { Email, Office, Phone } from '#content/model/place-schemas.ts'

type Props = {
  names: PageTexts['/contact']['cards']
  phones: readonly Phone[]
  email: Email
  office: Pick<Office, 'address' | 'placeholderId'>
  hours: readonly { days: string; times: string }[]
}

/** The four info cards (spec 2.10), ruled, at the foot of the page's head. */
export function InfoCards({ names, phones, email, office, hours }: Props) {
  return (
    <div
      className={classes(
        'mt-12 -mb-16 grid gap-x-col border-t border-line-night sm:grid-cols-2',
        'lg:mt-14 lg:-mb-20 nav:grid-cols-4',
      )}
    >
      <Card name={names.phone}>
        <div className={pair}>
          {phones.map(({ label, display, dial, placeholderId }) => (
            <p key={dial} data-placeholder={placeholderId}>
              <span className={note}>{label}</span>
              <a href={`tel:${dial}`} className={link}>
                {display}
              </a>
            </p>
          ))}
        </div>
      </Card>
      <Card name={names.email}>
        <p data-placeholder={email.placeholderId} className="wrap-anywhere">
          <a href={`mailto:${email.address}`} className={link}>
            {email.address}
          </a>
        </p>
      </Card>
      <Card name={names.address}>
        <address data-placeholder={office.placeholderId}>
          {office.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      </Card>
      <Card name={names.hours}>
        <dl className={pair}>
          {hours.map(({ days, times }) => (
            <div key={days}>
              <dt className={note}>{days}</dt> <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

/** Beside each other on a phone, which has the room; below each other in a column. */
const pair = 'grid gap-x-col gap-y-2 max-sm:phone:grid-cols-2'
const note = 'block text-small font-normal'
const link = 'inline-block underline decoration-1 underline-offset-4'

function Card({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="border-line-night pt-5 pb-6 font-semibold max-nav:not-last:border-b nav:pb-11">
      <h2 className="mb-3 section-name text-on-night-soft">{name}</h2>
      {children}
    </div>
  )
}
