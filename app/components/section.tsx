import { classes } from '#app/lib/classes.ts'

/** The grounds of sections, and the colour of words on the dark ones. */
const grounds = {
  paper: { field: '', words: '' },
  surface: { field: 'bg-surface', words: '' },
  sunk: { field: 'bg-sunk', words: '' },
  night: { field: 'on-dark bg-night', words: 'text-on-night' },
  accent: { field: 'on-dark bg-accent-field', words: 'text-white' },
  warn: { field: 'bg-warn', words: 'text-warn-ink' },
} as const

const rooms = {
  section: 'py-section',
  continuation: 'py-continuation',
  below: 'pb-section',
  none: '',
} as const

type Props = {
  /** Its anchor. */
  id?: string
  ground?: keyof typeof grounds
  /** Above and below: that of a new subject, of one that goes on, of one that follows its head; or its own. */
  room?: keyof typeof rooms
  /** Its column between the page's edges, where that is a grid. */
  column?: string
  className?: string
  children: React.ReactNode
}

/** A section across the window, its content in the page's column. */
export function Section(props: Props) {
  const { id, ground = 'paper', room = 'section', column, className, children } = props
  const { field, words } = grounds[ground]
  return (
    <section id={id} className={classes(field, rooms[room], words, className)}>
      <div className={classes('wrap', column)}>{children}</div>
    </section>
  )
}
