import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import { menuCompanies } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { mainMenu, topLinks } from '#content/model/navigation.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'

type CompanyMenuLinksProps = {
  companies: readonly Pick<Company, 'id' | 'name' | 'trade'>[]
}

/** The companies' menu: a ruled list of mark, name and what it does, in chain order (spec 2.2). */
function CompanyMenuLinks({ companies }: CompanyMenuLinksProps) {
  return (
    <ul className="pb-3.5 nav:w-126 nav:pb-0">
      {companies.map(({ id, name, trade }) => (
        <li key={id} data-company={id} className="border-line nav:border-b nav:last:border-0">
          <a
            href={`/subsidiaries/${id}`}
            className={classes(
              'group/link grid min-h-12 grid-cols-[--spacing(7)_--spacing(23)_1fr] items-center gap-3.5',
              'nav:grid-cols-[--spacing(7)_--spacing(37)_1fr] nav:gap-4 nav:py-3.25',
            )}
          >
            <Mark name={id} className="size-6.5 text-accent" />
            <span className="font-semibold nav:display nav:group-hocus/link:underline nav:underline-offset-4">
              {name}
            </span>
            <span className="text-small text-ink-soft">{trade}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type MenuLinksProps = { links: readonly MenuLink[] }

/** The links of one menu: a name over one line of what is there. */
function MenuLinks({ links }: MenuLinksProps) {
  return (
    <ul className="pb-3.5 nav:w-86 nav:pb-0">
      {links.map(({ label, href, note }) => (
        <li key={href} className="border-line nav:border-b nav:last:border-0">
          <a
            href={href}
            className="group/link grid min-h-12 grid-cols-[1fr_--spacing(4)] content-center gap-x-4 nav:min-h-0 nav:py-3"
          >
            <span className="nav:display nav:group-hocus/link:underline nav:underline-offset-4">
              {label}
            </span>
            <span
              className={classes(
                'hidden self-center justify-self-end border-t-2 border-r-2',
                'border-signal opacity-0 transition-opacity',
                'group-hocus/link:opacity-100',
                'nav:row-span-2 nav:block nav:size-2 nav:rotate-45',
              )}
            />
            {note && (
              <span className="col-start-1 hidden text-label text-ink-soft nav:block">{note}</span>
            )}
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
    <li
      data-menu-section=""
      className="group/section relative border-line max-nav:border-b nav:h-full"
    >
      <button
        type="button"
        aria-expanded="false"
        aria-current={current || undefined}
        className="menu-entry group/toggle"
      >
        {label}
        <Icon
          name="chevron"
          className="hidden h-1.5 w-2.25 opacity-80 transition-transform group-aria-expanded/toggle:rotate-180 nav:block"
        />
        <Icon
          name="plus"
          className={classes(
            'size-3.5 group-aria-expanded/toggle:hidden group-not-data-scripted/header:hidden',
            'nav:hidden',
          )}
        />
        <Icon name="minus" className="hidden size-3.5 max-nav:group-aria-expanded/toggle:block" />
      </button>
      <div
        className={classes(
          'on-light hidden group-data-open/section:block',
          'nav:absolute nav:top-full nav:-left-7 nav:bg-surface nav:px-7 nav:pt-3',
          'nav:pb-5 nav:text-ink nav:shadow-menu',
          'max-nav:group-not-data-scripted/header:block',
          'nav:group-not-data-scripted/header:group-focus-within/section:block',
          'nav:group-not-data-scripted/header:group-hover/section:block',
        )}
      >
        {children}
      </div>
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
    <nav
      id="menu"
      aria-label="Main"
      className={classes(
        'peer hidden absolute inset-x-0 top-full max-h-[80svh] overflow-auto overscroll-contain',
        'border-t border-line bg-surface px-edge pt-1 text-ink shadow-menu',
        // As high as the button that stays in sight, so that it does not cover a focused element.
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
