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

/** What editors uploaded: `tools/uploads.ts` makes the module. */
declare module 'virtual:uploads' {
  /** Pictures by their name, whole and as a portrait crop around the subject. */
  export const uploaded: Readonly<Record<string, { wide: PictureSource; portrait: PictureSource }>>
  /** Photographs by the id of the person. */
  export const photographs: Readonly<Record<string, PictureSource>>
}
