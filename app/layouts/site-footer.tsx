import { Logo } from '#app/components/logo.tsx'
import { Mark } from '#app/components/mark.tsx'
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
    <ul className="footer-social">
      {links.map(({ network, href, placeholderId }) => (
        <li key={network} data-placeholder={placeholderId}>
          <a href={href}>
            <span className="sr-only">{network}</span>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
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
    <nav aria-label="Our companies">
      <ul className="footer-chain">
        {companies.map(({ id, name, trade, place }) => (
          <li
            key={id}
            data-company={id}
            data-station={place === 'bracket' ? 'apart' : id === last?.id ? 'lit' : 'on'}
          >
            <a href={`/subsidiaries/${id}`}>
              <Mark name={id} className="text-accent-night" />
              <b>{name}</b> <span>{trade}</span>
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
    <footer className="site-footer on-dark no-print">
      <div className="wrap">
        <FooterChain />
        <div className="footer-columns">
          <div className="footer-group">
            <Logo name={group.name} size="footer" />
            <p>{group.blurb}</p>
            <SocialLinks links={group.social} />
          </div>
          {/* Beside the contact where the e-mail address leaves room, else in columns above it. */}
          <div className="flex-1 basis-34 lg:col-span-2">
            <h2>Quick Links</h2>
            <FooterLinks
              links={quickLinks}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(34),100%),1fr))]"
            />
          </div>
          <div className="flex-1 basis-49 lg:col-span-3">
            <h2>Contact</h2>
            <address>
              <span data-placeholder={office.placeholderId}>
                {office.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
              <a href={`tel:${phone.dial}`} data-placeholder={phone.placeholderId}>
                {phone.display}
              </a>
              <a href={`mailto:${email.address}`} data-placeholder={email.placeholderId}>
                {email.address}
              </a>
            </address>
          </div>
          <div className="max-sm:basis-full lg:col-span-3">
            <h2>{siteText.newsletter.heading}</h2>
            <p>{siteText.newsletter.text}</p>
            {children}
          </div>
        </div>
        {moreLinks.length > 0 && <FooterLinks links={moreLinks} className="footer-more" />}
        <div className="footer-legal">
          <p>
            © <CurrentYear /> {group.name}. {siteText.legalLine}{' '}
            <span data-placeholder={group.registered.placeholderId}>
              {group.registered.name}, {group.registered.number}.
            </span>
          </p>
          {group.designer && (
            <p data-placeholder={group.designer.placeholderId}>Designed by {group.designer.name}</p>
          )}
          <FooterLinks links={legalLinks} />
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = {
  links: readonly { label: string; href: string }[]
  className?: string
}

function FooterLinks({ links, className = '' }: FooterLinksProps) {
  return (
    <ul className={`footer-links ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

/** The year of the build, until `app/behaviour/site.ts` has read the visitor's clock. */
function CurrentYear() {
  return <span data-current-year="">{import.meta.env.VITE_BUILD_YEAR}</span>
}
