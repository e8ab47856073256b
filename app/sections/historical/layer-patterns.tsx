import type { TimelineCategory } from '#content/model/group-schemas.ts'

/** Which of the six patterns a category has; its colour is in timeline.css. */
export const layerPattern: Record<TimelineCategory, string> = {
  Foundation: 'crosses',
  Partnership: 'slants',
  Services: 'dashes',
  Operations: 'dots',
  Advisory: 'bricks',
  Expansion: 'waves',
  Logistics: 'slants',
  Investment: 'dots',
  Power: 'crosses',
  Government: 'dashes',
  Exploration: 'bricks',
  Licensing: 'dashes',
  Contracts: 'waves',
  Rebranding: 'slants',
  Current: 'dots',
}

/** The signatures of rock that geologists draw, once a page. */
export function LayerPatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs fill="#fff">
        <pattern id="layer-dots" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0" />
        </pattern>
        <pattern
          id="layer-slants"
          width="11"
          height="11"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <path d="M0 0h1.5v11H0z" />
        </pattern>
        <pattern id="layer-dashes" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M2 3h13v1.6H2zM15 10h9v1.6h-9z" />
        </pattern>
        <pattern id="layer-bricks" width="30" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0h30v1.5H0zM0 12h30v1.5H0zM4 0h1.5v12H4zM19 12h1.5v12H19z" />
        </pattern>
        <pattern id="layer-crosses" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M2 5h7v1.5H2zM4.8 2h1.5v7.5H4.8zM12 15h7v1.5h-7zM14.8 12h1.5v7.5h-1.5z" />
        </pattern>
        <pattern id="layer-waves" width="32" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6q8-6 16 0t16 0" fill="none" stroke="#fff" strokeWidth="1.5" />
        </pattern>
      </defs>
    </svg>
  )
}
