import { CurrentYear } from '#app/components/current-year.tsx'
import { Logo } from '#app/components/logo.tsx'
import { classes } from '#app/lib/classes.ts'
import type { SiteContent } from '#app/page-content/site.ts'
import { FooterChain } from './footer-chain.tsx'
import { SocialLinks } from './social-links.tsx'

type Props = {
  content: SiteContent
  /** The newsletter form. */
  children: React.ReactNode
}

/** Footer (spec 2.3): the chain as a line of companies, the group, links, contact, legal. */
export function SiteFooter({ content, children }: Props) {
  const { group, text, address, phone, email } = content
  return (
    <footer className="on-dark bg-night pt-16 text-on-night no-print">
      <div className="wrap">
        <FooterChain companies={content.companies} />
        <div className="grid grid-cols-1 gap-x-col gap-y-12 border-t border-line-night py-16 sm:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo name={group.name} size="footer" />
            <p className="mt-5 measure-34 text-small text-on-night-soft">{group.blurb}</p>
            <SocialLinks links={group.social} />
          </div>
          <div className="lg:col-span-2">
            <FooterHeading>Quick Links</FooterHeading>
            <ul>
              {content.quickLinks.map(({ label, href }) => (
                <li key={href}>
                  <FooterLink to={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-3">
            <FooterHeading>Contact</FooterHeading>
            <address className="text-small text-on-night-soft">
              <span data-awaits={address.awaits} className="block">
                {address.lines.map((line) => (
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
          <div className="lg:col-span-3">
            <FooterHeading>{text.newsletter.heading}</FooterHeading>
            <p className="text-small text-on-night-soft">{text.newsletter.text}</p>
            {children}
          </div>
        </div>
        {content.moreLinks.length > 0 && (
          <ul className="flex flex-wrap gap-x-8 border-t border-line-night py-4">
            {content.moreLinks.map(({ label, href }) => (
              <li key={href}>
                <FooterLink to={href}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        )}
        <div
          className={classes(
            'flex flex-wrap gap-x-8 gap-y-2 border-t border-line-night',
            'pt-5.5 pb-26 text-label text-on-night-soft lg:pr-21 lg:pb-7',
          )}
        >
          <p>
            © <CurrentYear /> {group.name}. {text.legalLine}
          </p>
          {group.designer && (
            <p data-awaits={group.designer.awaits}>Designed by {group.designer.name}</p>
          )}
          <ul className="flex flex-wrap gap-x-8 gap-y-2 lg:ml-auto">
            {content.legalLinks.map(({ label, href }) => (
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
  return <h2 className="mb-3.5 text-small tracking-normal font-stretch-108%">{children}</h2>
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className={classes(
        'inline-block py-1.25 text-small text-on-night-soft underline-offset-4',
        'hover:text-white hover:underline',
      )}
    >
      {children}
    </a>
  )
}
