import { Logo } from '#app/components/logo.tsx'
import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import { companies } from '#content/model/companies.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import type { Group } from '#content/model/group-schemas.ts'
import { legalLinks, moreLinks, quickLinks } from '#content/model/navigation.ts'
import { siteText } from '#content/model/records.ts'

const outlines: Record<string, string> = {
  LinkedIn:
    'M1 7h4v12H1zM3 1a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 3 1zM8 7h3.8v1.7c.6-1.1 2-2 3.7-2 3.2 0 4 2 4 4.9V19h-4v-6.5c0-1.5-.3-2.6-1.7-2.6-1.5 0-1.9 1.1-1.9 2.6V19H8z',
  X: 'M1 1h5.6l4.2 5.9L16 1h2.3l-6.4 7.5L19 19h-5.6l-4.6-6.5L3.2 19H1l6.8-8z',
  Facebook:
    'M8 19v-8H5V7.6h3V5.2C8 2.3 9.7 1 12.3 1c1 0 1.9.1 2.7.2v2.9h-1.8c-1.4 0-1.7.7-1.7 1.7v1.8h3.4l-.5 3.4h-2.9v8z',
}

/** The group's networks, named after them; their addresses are placeholders (spec 2.3). */
function SocialLinks({ links }: { links: Group['social'] }) {
  if (links.length === 0) return null
  return (
    <ul className="-ml-2.5 flex sm:mt-4.5 sm:gap-1">
      {links.map(({ network, href, awaits }) => (
        <li key={network} data-awaits={awaits}>
          <a
            href={href}
            className="grid size-11 place-items-center text-on-night-soft transition-colors hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              className="size-5 fill-current"
              aria-hidden="true"
            >
              <path d={outlines[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * The companies in chain order: on large screens one line with a station for each; the lamp ends it, others stand
 * apart. On small ones a grid of their marks.
 */
function FooterChain() {
  const last = companies.findLast(({ place }) => place === 'chain')
  return (
    <nav aria-label="Our companies" className="pb-2 lg:pb-16">
      <ul
        className={classes(
          'grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(34),100%),1fr))] gap-x-col',
          'sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-0',
        )}
      >
        {companies.map(({ id, name, trade, place }) => (
          <li
            key={id}
            data-company={id}
            className={classes(
              place === 'chain' && id !== last?.id && 'footer-line',
              place === 'bracket' &&
                'border-line-night max-lg:col-span-full max-lg:mt-1 max-lg:border-t max-lg:pt-1',
            )}
          >
            <a
              href={`/subsidiaries/${id}`}
              className={classes(
                'group/stop grid grid-cols-[auto_1fr] items-start gap-x-3 max-lg:py-1',
                'lg:relative lg:block',
              )}
            >
              <Mark
                name={id}
                className="row-span-2 mt-1.5 size-6.5 text-accent-night lg:mt-0 lg:mb-9.5 lg:size-7.5"
              />
              <span
                className={classes(
                  'station',
                  id === last?.id && 'station-lit',
                  place === 'bracket' && 'station-apart',
                )}
              />
              <span
                className={classes(
                  'block text-small leading-name font-semibold font-stretch-112% underline-offset-4',
                  'group-hover/stop:underline',
                )}
              >
                {name}
              </span>
              <span className="block text-label text-on-night-soft lg:mt-0.5 lg:pr-4">{trade}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = {
  /** The newsletter form. */
  children: React.ReactNode
}

/** Footer (spec 2.3): the chain as a line of companies, the group, links, contact, legal. */
export function SiteFooter({ children }: Props) {
  const [office] = offices
  const [phone] = phones
  const { general: email } = emails
  return (
    <footer className="on-dark bg-night pt-6 text-on-night lg:pt-16 no-print">
      <div className="wrap">
        <FooterChain />
        <div
          className={classes(
            'flex flex-wrap gap-x-3 gap-y-4 border-t border-line-night py-4',
            'sm:grid sm:grid-cols-2 sm:gap-x-col sm:gap-y-12 lg:grid-cols-12 lg:py-16',
          )}
        >
          <div
            className={classes(
              'max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-center',
              'max-sm:justify-between lg:col-span-4',
            )}
          >
            <Logo name={group.name} size="footer" />
            <p className="text-small text-on-night-soft max-sm:order-last max-sm:mt-2 sm:mt-5 sm:measure-34">
              {group.blurb}
            </p>
            <SocialLinks links={group.social} />
          </div>
          {/* Beside the contact where the e-mail address leaves room, else in columns above it. */}
          <div className="flex-1 basis-34 lg:col-span-2">
            <FooterHeading>Quick Links</FooterHeading>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(34),100%),1fr))]">
              {quickLinks.map(({ label, href }) => (
                <li key={href}>
                  <FooterLink to={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex-1 basis-49 lg:col-span-3">
            <FooterHeading>Contact</FooterHeading>
            <address className="text-small text-on-night-soft">
              <span data-awaits={office.awaits} className="block">
                {office.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
              <a
                href={`tel:${phone.dial}`}
                data-awaits={phone.awaits}
                className="block w-fit py-0.5 text-on-night hover:underline"
              >
                {phone.display}
              </a>
              <a
                href={`mailto:${email.address}`}
                data-awaits={email.awaits}
                className="block w-fit py-0.5 text-on-night hover:underline"
              >
                {email.address}
              </a>
            </address>
          </div>
          <div className="max-sm:basis-full lg:col-span-3">
            <FooterHeading>{siteText.newsletter.heading}</FooterHeading>
            <p className="text-small text-on-night-soft">{siteText.newsletter.text}</p>
            {children}
          </div>
        </div>
        {moreLinks.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 border-t border-line-night py-2 sm:gap-x-8 lg:py-4">
            {moreLinks.map(({ label, href }) => (
              <li key={href}>
                <FooterLink to={href}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        )}
        <div
          className={classes(
            'flex flex-wrap gap-x-8 gap-y-2 border-t border-line-night',
            'pt-3.5 pb-5 text-label text-on-night-soft lg:pt-5.5 lg:pb-7',
          )}
        >
          {/* The chat's launcher lies beside the last lines. */}
          <p className="max-lg:basis-full max-lg:pr-16">
            © <CurrentYear /> {group.name}. {siteText.legalLine}{' '}
            <span data-awaits={group.registered.awaits}>
              {group.registered.name}, {group.registered.number}.
            </span>
          </p>
          {group.designer && (
            <p data-awaits={group.designer.awaits}>Designed by {group.designer.name}</p>
          )}
          <ul className="flex flex-wrap gap-x-5 gap-y-2 max-lg:order-first max-lg:basis-full sm:gap-x-8 lg:ml-auto">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="-my-0.75 inline-block py-0.75 underline-offset-4 hover:text-white hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-2 text-small leading-name tracking-normal lg:mb-3.5 font-stretch-108%">
      {children}
    </h2>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className={classes(
        'inline-block py-0.75 text-small sm:py-1.25 text-on-night-soft underline-offset-4',
        'hover:text-white hover:underline',
      )}
    >
      {children}
    </a>
  )
}

/** The year of the build, until `app/behaviour/site.ts` has read the visitor's clock. */
function CurrentYear() {
  return <span data-current-year="">{import.meta.env.VITE_BUILD_YEAR}</span>
}
