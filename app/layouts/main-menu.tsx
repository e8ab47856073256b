import { Button } from '#app/components/button.tsx'
import { Mark } from '#app/components/mark.tsx'
import { menuCompanies } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { mainMenu, topLinks } from '#content/model/navigation.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'

type CompanyMenuLinksProps = {
  companies: readonly Pick<Company, 'id' | 'name' | 'trade'>[]
  /** Below the companies. */
  links: readonly MenuLink[]
}

/** The companies' menu: a ruled list of mark, name and what it does, in chain order (spec 2.2). */
function CompanyMenuLinks({ companies, links }: CompanyMenuLinksProps) {
  return (
    <>
      <ul className="menu-list nav:w-126">
        {companies.map(({ id, name, trade }) => (
          <li key={id} data-company={id}>
            <a href={`/subsidiaries/${id}`} className="menu-company">
              <Mark name={id} className="size-6.5 text-accent" />
              <b>{name}</b> <span>{trade}</span>
            </a>
          </li>
        ))}
      </ul>
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="menu-all">
          {label}
        </a>
      ))}
    </>
  )
}

type MenuLinksProps = { links: readonly MenuLink[] }

/** The links of one menu: a name over one line of what is there. */
function MenuLinks({ links }: MenuLinksProps) {
  return (
    <ul className="menu-list nav:w-86">
      {links.map(({ label, href, note }) => (
        <li key={href}>
          <a href={href} className="menu-link">
            {label} {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

type MenuSectionProps = { label: string; current: boolean; children: React.ReactNode }

/**
 * One menu of the main menu: a button and what it opens. By mouse it opens on
 * hover; by keyboard and touch its button toggles it; Escape closes it.
 */
function MenuSection({ label, current, children }: MenuSectionProps) {
  return (
    <li data-menu-section="" className="relative border-line max-nav:border-b nav:h-full">
      <button
        type="button"
        aria-expanded="false"
        aria-current={current || undefined}
        className="menu-entry"
      >
        {label}
      </button>
      <div className="menu-panel on-light">{children}</div>
    </li>
  )
}

/**
 * The main menu (spec 2.2), one markup for both shapes: dropdowns in a row on
 * wide windows, an accordion of at most 80% of the window's height below them.
 * `app/behaviour/menus.ts` opens them. Until that script runs, the accordion opens as a
 * link's `:target` with all its sections open; dropdowns open on hover and focus.
 */
export function MainMenu({ path: pathname }: { path: string }) {
  return (
    <nav id="menu" aria-label="Main" className="main-menu">
      <ul className="nav:flex nav:h-full nav:gap-[clamp(0.625rem,4.7vw-2.65rem,1.75rem)]">
        {mainMenu.map((item) =>
          'href' in item ? (
            <PlainItem key={item.label} {...item} current={pathname === item.href} />
          ) : (
            <MenuSection
              key={item.label}
              label={item.label}
              current={item.current.some((path) => isAtOrBelow(pathname, path))}
            >
              {item.companies ? (
                <CompanyMenuLinks companies={menuCompanies} links={item.links} />
              ) : (
                <MenuLinks links={item.links} />
              )}
            </MenuSection>
          ),
        )}
      </ul>
      <ul className="nav:hidden">
        {topLinks.map(({ label, href }) => (
          <PlainItem key={href} label={label} href={href} current={pathname === href} />
        ))}
      </ul>
      <div className="menu-foot nav:hidden">
        <Button href="/contact" variant="primary" arrow className="w-full">
          Get In Touch
        </Button>
      </div>
    </nav>
  )
}

/** True on the path itself and on every path below it. */
export function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

type ItemProps = { label: string; href: string; current: boolean }

function PlainItem({ label, href, current }: ItemProps) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} className="menu-entry">
        {label}
      </a>
    </li>
  )
}
