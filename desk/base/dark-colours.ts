/** The desk's colours by role where the system is dark; all other roles keep those of `brand/colours.ts`. */
export const darkColours: Readonly<Record<string, string>> = {
  paper: '#101a25',
  surface: '#182533',
  sunk: '#213142',
  line: '#31424f',
  'line-strong': '#8594a1',
  ink: '#efebe3',
  'ink-soft': '#b4c0cb',
  action: '#c9470f',
  'action-hover': '#b93f0b',
  link: '#f7a173',
  focus: '#7fb6ff',
  success: '#63c99f',
  danger: '#ff9a8f',
  warn: '#3b2f0c',
  'warn-ink': '#ffe3a3',
}
