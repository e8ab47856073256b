/** Line drawings of the interface, by meaning. */
const icons = {
  arrow: { box: '0 0 18 12', d: 'M0 6h16M11 1l5 5-5 5' },
  external: { box: '0 0 13 13', d: 'M4 1h8v8M12 1L1 12' },
  back: { box: '0 0 20 20', d: 'M17 10H3M9 4l-6 6 6 6' },
  forward: { box: '0 0 20 20', d: 'M3 10h14M11 4l6 6-6 6' },
  chevron: { box: '0 0 9 6', d: 'M1 1l3.5 3.5L8 1' },
  down: { box: '0 0 12 16', d: 'M6 0v14M1 9l5 5 5-5' },
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
  check: { box: '0 0 18 18', d: 'M2.5 9.5l4.5 4.5L15.5 4' },
  success: {
    box: '0 0 26 26',
    d: 'M24.5 13a11.5 11.5 0 1 1-23 0 11.5 11.5 0 0 1 23 0zM7.5 13.5l4 4 7-8',
  },
  failure: {
    box: '0 0 26 26',
    d: 'M24.5 13a11.5 11.5 0 1 1-23 0 11.5 11.5 0 0 1 23 0zM13 6.5v8M13 17.5v2',
  },
  share: { box: '0 0 16 18', d: 'M8 12V1.5M4 5l4-4 4 4M2 9v8h12V9' },
  link: {
    box: '0 0 18 18',
    d: 'M7.5 10.5l3-3M6.5 7.5L3.7 10.3a3 3 0 0 0 4 4l2.8-2.8M11.5 10.5l2.8-2.8a3 3 0 0 0-4-4L7.5 6.5',
  },
  mail: { box: '0 0 18 18', d: 'M1.5 3.5h15v11h-15zM1.5 4.5L9 10l7.5-5.5' },
  whatsapp: {
    box: '0 0 18 18',
    d: 'M2 16l1.2-4A7 7 0 1 1 6 14.8zM6 6.5c0 3 2.5 5.5 5.5 5.5l1-1.6-2-1-1 1c-1-.4-1.9-1.3-2.3-2.3l1-1-1-2z',
  },
} as const satisfies Record<string, { box: string; d: string }>

type Props = { name: keyof typeof icons; className?: string }

/** Decorative: the control that holds it has a name in words. */
export function Icon({ name, className = 'size-5' }: Props) {
  const { box, d } = icons[name]
  const [, , width, height] = box.split(' ')
  return (
    <svg
      viewBox={box}
      // For browsers that do not apply the size of the class: there the icon would fill the window.
      width={width}
      height={height}
      className={`stroke-icon flex-none ${className}`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
