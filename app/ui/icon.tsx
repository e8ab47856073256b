/** Line drawings of the interface, by what they say. */
const icons = {
  arrow: { box: '0 0 18 12', d: 'M0 6h16M11 1l5 5-5 5' },
  back: { box: '0 0 20 20', d: 'M17 10H3M9 4l-6 6 6 6' },
  forward: { box: '0 0 20 20', d: 'M3 10h14M11 4l6 6-6 6' },
  chevron: { box: '0 0 9 6', d: 'M1 1l3.5 3.5L8 1' },
  menu: { box: '0 0 20 20', d: 'M1 5h18M1 10h18M1 15h18' },
  close: { box: '0 0 20 20', d: 'M3 3l14 14M17 3L3 17' },
  minus: { box: '0 0 14 14', d: 'M0 7h14' },
  plus: { box: '0 0 14 14', d: 'M0 7h14M7 0v14' },
  pause: { box: '0 0 20 20', d: 'M7 4v12M13 4v12' },
  download: { box: '0 0 14 16', d: 'M7 0v11M2.5 6.5L7 11l4.5-4.5M0 15h14' },
  search: { box: '0 0 20 20', d: 'M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM13 13l5.5 5.5' },
  chat: { box: '0 0 28 28', d: 'M3 4h22v16H12l-6 5v-5H3zM8 9.5h12M8 14.5h7' },
  up: { box: '0 0 20 20', d: 'M10 18V3M4 8.5L10 2.5l6 6' },
  play: { box: '0 0 20 20', d: 'M6 4l10 6-10 6z' },
} as const satisfies Record<string, { box: string; d: string }>

type Props = { name: keyof typeof icons; className?: string }

/** Decorative: the control that holds it has a name in words. */
export function Icon({ name, className = 'size-5' }: Props) {
  const { box, d } = icons[name]
  return (
    <svg viewBox={box} className={`stroke-icon flex-none ${className}`} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
