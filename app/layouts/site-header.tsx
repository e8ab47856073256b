import { Icon } from '#app/components/icon.tsx'
import { Logo } from '#app/components/logo.tsx'
import { emails, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { topLinks } from '#content/model/navigation.ts'
import { MainMenu } from './main-menu.tsx'

type Props = {
  head: 'picture' | 'paper'
  path: string
  /** The search: an island (`site.astro`). */
  children: React.ReactNode
}

/**
 * Top bar and main bar (spec 2.2, 4): transparent over a picture, else solid white.
 * `app/behaviour/site.ts` and `menus.ts` change them while somebody scrolls or opens a menu; until
 * `data-scripted` is set, or without script, the header scrolls away and its menus open by CSS.
 */
export function SiteHeader({ head, path, children }: Props) {
  return (
    <header
      data-head={head}
      data-solid={head === 'paper' || undefined}
      className="site-header on-dark no-print"
    >
      <TopBar />
      <div className="header-bar wrap-header">
        <Logo name={group.name} />
        {/* Before the menu that it opens, where the next Tab leads; shown at the bar's end. */}
        <a href="#menu" aria-controls="menu" className="header-toggle">
          <span className="sr-only">Menu</span>
          <Icon name="menu" />
          <Icon name="close" />
        </a>
        <MainMenu path={path} />
        <div className="ml-auto flex items-center nav:-mx-1.5 wide:mx-0">{children}</div>
        <a href="/contact" className="header-contact">
          Get In Touch
        </a>
      </div>
    </header>
  )
}

function TopBar() {
  const [phone] = phones
  const { general: email } = emails
  return (
    <div className="header-top">
      <div className="wrap-header">
        <a href={`tel:${phone.dial}`} data-placeholder={phone.placeholderId}>
          {phone.display}
        </a>
        <a href={`mailto:${email.address}`} data-placeholder={email.placeholderId}>
          {email.address}
        </a>
        <ul>
          {topLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
