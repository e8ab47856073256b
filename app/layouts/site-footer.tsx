import { CurrentYear } from '#app/components/current-year.tsx'
import { Logo } from '#app/components/logo.tsx'
import { classes } from '#app/lib/classes.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { legalLinks, moreLinks, quickLinks } from '#content/model/navigation.ts'
import { siteText } from '#content/model/records.ts'
import { FooterChain } from './footer-chain.tsx'
import { SocialLinks } from './social-links.tsx'

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
            'flex flex-wrap gap-x-3 gap-y-5 border-t border-line-night py-5',
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
            © <CurrentYear /> {group.name}. {siteText.legalLine}
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
        'inline-block py-1 text-small sm:py-1.25 text-on-night-soft underline-offset-4',
        'hover:text-white hover:underline',
      )}
    >
      {children}
    </a>
  )
}
