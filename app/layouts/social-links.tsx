import type { Group } from '#content/model/group-schemas.ts'

const outlines: Record<string, string> = {
  LinkedIn:
    'M1 7h4v12H1zM3 1a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 3 1zM8 7h3.8v1.7c.6-1.1 2-2 3.7-2 3.2 0 4 2 4 4.9V19h-4v-6.5c0-1.5-.3-2.6-1.7-2.6-1.5 0-1.9 1.1-1.9 2.6V19H8z',
  X: 'M1 1h5.6l4.2 5.9L16 1h2.3l-6.4 7.5L19 19h-5.6l-4.6-6.5L3.2 19H1l6.8-8z',
  Facebook:
    'M8 19v-8H5V7.6h3V5.2C8 2.3 9.7 1 12.3 1c1 0 1.9.1 2.7.2v2.9h-1.8c-1.4 0-1.7.7-1.7 1.7v1.8h3.4l-.5 3.4h-2.9v8z',
}

/** The group's networks, named after them; their addresses are placeholders (spec 2.3). */
export function SocialLinks({ links }: { links: Group['social'] }) {
  if (links.length === 0) return null
  return (
    <ul className="-ml-2.5 flex sm:mt-4.5 sm:gap-1">
      {links.map(({ network, href, awaits }) => (
        <li key={network} data-awaits={awaits}>
          <a
            href={href}
            className="grid size-11 place-items-center text-on-night-soft transition-colors hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              className="size-5 fill-current"
              aria-hidden="true"
            >
              <path d={outlines[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
