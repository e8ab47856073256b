import { classes } from '#app/lib/classes.ts'
import type { ContactContent } from '#app/page-content/contact.ts'

type Props = Pick<ContactContent, 'phones' | 'email' | 'address' | 'hours'> & {
  names: ContactContent['page']['cards']
}

/** The four info cards (spec 2.10), ruled, at the foot of the page's head. */
export function InfoCards({ names, phones, email, address, hours }: Props) {
  return (
    <div
      className={classes(
        'mt-12 -mb-16 grid border-t border-line-night sm:grid-cols-2',
        'lg:mt-14 lg:-mb-20 nav:grid-cols-[1fr_1.25fr_1fr_1.45fr]',
      )}
    >
      <Card name={names.phone}>
        {phones.map(({ label, display, dial, awaits }) => (
          <p key={dial} data-awaits={awaits} className="not-first:mt-2">
            <span className="block text-small font-normal">{label}</span>
            <a href={`tel:${dial}`} className={link}>
              {display}
            </a>
          </p>
        ))}
      </Card>
      <Card name={names.email}>
        <p data-awaits={email.awaits} className="wrap-anywhere">
          <a href={`mailto:${email.address}`} className={link}>
            {email.address}
          </a>
        </p>
      </Card>
      <Card name={names.address}>
        <address data-awaits={address.awaits}>
          {address.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      </Card>
      <Card name={names.hours}>
        <dl className="grid gap-x-4.5 sm:grid-cols-[auto_1fr]">
          {hours.map(({ days, times }) => (
            <div key={days} className="col-span-full grid grid-cols-subgrid">
              <dt>{days}</dt> <dd className="whitespace-nowrap">{times}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4'

function Card({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div
      className={classes(
        'border-line-night py-6 font-semibold not-first:border-t',
        'sm:nth-2:border-t-0',
        'nav:border-t-0 nav:px-6 nav:pb-11 nav:not-first:border-l nav:first:pl-0 nav:last:pr-0',
      )}
    >
      <h2 className="mb-3 text-small font-normal tracking-normal text-on-night-soft font-stretch-100%">
        {name}
      </h2>
      {children}
    </div>
  )
}
