/** Address and button in one frame, with an inbox and without. */
export const newsletterLook = {
  row: 'mt-2.5 flex max-w-100 border border-line-night-strong',
  input: 'h-12.5 w-full bg-transparent px-4 text-white placeholder:text-on-night-soft',
  button: 'border-l border-line-night-strong px-5 font-semibold disabled:text-on-night-soft',
} as const
