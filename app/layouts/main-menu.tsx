import { Button } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import { menuCompanies } from '#content/model/companies.ts'
import { mainMenu, topLinks } from '#content/model/navigation.ts'
import { CompanyMenuLinks } from './company-menu-links.tsx'
import { MenuLinks } from './menu-links.tsx'
import { MenuSection } from './menu-section.tsx'

/**
 * The main menu (spec 2.2), one markup for both shapes: dropdowns in a row on
 * wide windows, an accordion of at most 80% of the window's height below them.
 * What opens them is `app/behaviour/menus.ts`. Until it is there, the accordion opens as a
 * link's target and its sections stand open; dropdowns open on hover and focus.
 */
export function MainMenu({ path: pathname }: { path: string }) {
  return (
    <nav
      id="menu"
      aria-label="Main"
      className={classes(
        'peer hidden absolute inset-x-0 top-full max-h-[80svh] overflow-auto overscroll-contain',
        'border-t border-line bg-surface px-edge pt-1 text-ink shadow-menu',
        // Of the button that stays in sight: what takes the focus is not under it.
        'scroll-pb-26',
        'data-open:block',
        'nav:static nav:ml-auto nav:block nav:h-full nav:max-h-none nav:overflow-visible',
        'nav:border-0 nav:bg-transparent nav:p-0 nav:text-inherit nav:shadow-none',
        'group-not-data-scripted/header:target:block',
      )}
    >
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
                <CompanyMenuLinks companies={menuCompanies} />
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
      <div className="sticky bottom-0 -mx-edge -mt-px border-t border-line bg-surface px-edge pt-4 pb-6 nav:hidden">
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
