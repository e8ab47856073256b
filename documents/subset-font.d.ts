/** The part of subset-font that `fonts.ts` uses; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      keepAllGlyphs: true
      targetFormat: 'truetype'
      variationAxes: Record<string, number>
    },
  ): Promise<Buffer>
}
