/** A drawing on the grid of 24: what is drawn with a line of 2.5, and what is filled. */
export type MarkDrawing = { line?: string; fill?: string }

/** The family of marks: the group's, and one for each company. Site, documents and icons draw them. */
export const markDrawings = {
  group: {
    fill: 'M2 1.5h3.2v21H2zM6.9 1.5H11l1.4 3.2H6.9zM6.9 10.4H15l1.4 3.2H6.9zM6.9 19.3H19l1.4 3.2H6.9z',
  },
  wellrich: {
    line: 'M22 21.25h-7.2a4.8 4.8 0 0 1-4.8-4.8V1.5M2 7.25h4.4M13.6 7.25H22M2 14.25h4.4M13.6 14.25H22M2 21.25h6.2',
  },
  gasrich: {
    line: 'M2.25 22.5V22a9.75 9.75 0 0 1 19.5 0v.5M7.35 22.5V22a4.65 4.65 0 0 1 9.3 0v.5M12 12.5V1.5',
  },
  fatgas: {
    line: 'M12 2.75a6.75 6.75 0 0 1 0 13.5a6.75 6.75 0 0 1 0-13.5zM2 21.25h20',
    fill: 'M4.2 9.5h15.6a7.8 7.8 0 0 1-15.6 0z',
  },
  'exprich-energy': {
    line: 'M2 21.25h3c7 0 7-7 14-7h3M2 15.5h3c7 0 7-7 14-7h3M2 9.75h3c7 0 7-7 14-7h3',
  },
  wattrich: { line: 'M3 2.2 7.5 14 12 4.4l4.5 9.6L21 2.2M2 21.25h20' },
  electrich: { line: 'M2 11.4 12 2.7l10 8.7M2 21.25h20', fill: 'M9.4 11.7h5.2v5.4H9.4z' },
  techrich: {
    line: 'M5.2 21.25 9.9 2.75M18.8 21.25 14.1 2.75M7.1 2.75h9.8M7.4 11.75h9.2M2 21.25h20',
  },
} satisfies Record<string, MarkDrawing>

export type MarkName = keyof typeof markDrawings

/** The drawing behind a name. */
export function markDrawing(name: MarkName): MarkDrawing {
  return markDrawings[name]
}
