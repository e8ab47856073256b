import { Icon } from '#app/components/icon.tsx'
import { Logo } from '#app/components/logo.tsx'
import { classes } from '#app/lib/classes.ts'
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
      className={classes(
        'group/header header-shade header-fit on-dark fixed inset-x-0 top-0 z-(--z-header)',
        'text-white transition-colors duration-240 no-print',
        'data-solid:bg-surface data-solid:text-ink data-solid:shadow-bar',
        // The open menu's scrim covers the chat's launcher as well.
        'data-menu:z-(--z-menu) not-data-scripted:absolute',
      )}
    >
      <TopBar />
      <div
        className={classes(
          'wrap-header flex h-17 items-center gap-1',
          'motion-safe:transition-height motion-safe:duration-240',
          'group-data-slim/header:h-slim-bar',
          'nav:h-main-bar nav:gap-[clamp(0.5rem,6.25vw-3.875rem,1.75rem)]',
          'nav:group-data-slim/header:h-slim-bar',
        )}
      >
        <Logo name={group.name} />
        {/* Before the menu that it opens, where the next Tab leads; shown at the bar's end. */}
        <a
          href="#menu"
          aria-controls="menu"
          className="group/toggle order-last grid size-11 place-items-center nav:hidden"
        >
          <span className="sr-only">Menu</span>
          <Icon name="menu" className="size-5 group-aria-expanded/toggle:hidden" />
          <Icon name="close" className="hidden size-5 group-aria-expanded/toggle:block" />
        </a>
        <MainMenu path={path} />
        {/* The scrim over the rest of the page; a press on it closes the menu. */}
        <div className="absolute inset-x-0 top-full -z-10 hidden h-screen bg-night/90 peer-data-open:max-nav:block" />
        <div className="ml-auto flex items-center nav:-mx-1.5 wide:mx-0">{children}</div>
        <a
          href="/contact"
          className={classes(
            'hidden min-h-11.5 items-center rounded-control border border-white/75 px-3.5',
            'text-small leading-name font-semibold transition-colors',
            'group-data-solid/header:border-action group-data-solid/header:bg-action',
            'group-data-solid/header:text-white hover:bg-white hover:text-ink',
            'nav:inline-flex nav:group-data-solid/header:hover:bg-action-hover',
            'wide:px-5.5',
          )}
        >
          Get In Touch
        </a>
      </div>
    </header>
  )
}

function TopBar() {
  const [phone] = phones
  const { general: email } = emails
  const link = classes(
    'inline-flex min-h-6 items-center underline-offset-4 wrap-anywhere hover:underline',
    'phone:min-h-top-bar',
  )
  return (
    <div
      className={classes(
        'border-b border-white/20 text-label',
        'group-data-solid/header:border-line group-data-slim/header:hidden',
      )}
    >
      <div className="wrap-header flex min-h-top-bar flex-wrap items-center gap-x-3 sm:gap-x-7">
        <a href={`tel:${phone.dial}`} data-awaits={phone.awaits} className={link}>
          {phone.display}
        </a>
        <a
          href={`mailto:${email.address}`}
          data-awaits={email.awaits}
          className={`${link} ml-auto sm:ml-0`}
        >
          {email.address}
        </a>
        <ul className="ml-auto hidden h-full gap-7 md:flex">
          {topLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
