import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'

const sections = [
  { id: 'environment', name: 'Environment' },
  { id: 'community', name: 'Community' },
  { id: 'risk', name: 'Risk' },
  { id: 'reports', name: 'Reports' },
]

/** The page's four sections (spec 2.6), on the foot of its head. */
export function SectionIndex() {
  return (
    <nav
      aria-label="Sections of this page"
      className="mt-8.5 -mb-14 border-t border-white/45 no-print"
    >
      <ul className="grid grid-cols-2 gap-x-col md:grid-cols-4">
        {sections.map(({ id, name }) => (
          <li key={id} className="border-white/30 max-md:nth-[n+3]:border-t">
            <a
              href={`/sustainability#${id}`}
              className={classes(
                'flex min-h-16 justify-between gap-3 pt-4.5 pr-4 pb-6.5 font-semibold underline-offset-5',
                'hover:underline max-phone:gap-1 max-phone:pr-0',
              )}
            >
              {name}
              <Icon name="down" className="mt-1.25 h-4 w-3" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
