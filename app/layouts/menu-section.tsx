import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = { label: string; current: boolean; children: React.ReactNode }

/**
 * One menu of the main menu: a button and what it opens. By mouse it opens on
 * hover; by keyboard and touch its button toggles it; Escape closes it.
 */
export function MenuSection({ label, current, children }: Props) {
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
