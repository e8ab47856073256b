/** A picture as `tools/pictures.ts` builds it: a source set for each format, and a fallback. */
interface PictureSource {
  /** Source sets by format, best first. */
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
  /** Stands while the picture loads. */
  colour: string
}

declare module '*?picture' {
  const picture: PictureSource
  export default picture
}

declare module '*&picture' {
  const picture: PictureSource
  export default picture
}
