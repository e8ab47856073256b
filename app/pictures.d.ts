/** A picture as `tools/pictures.ts` builds it. */
interface PictureSource {
  /** Its AVIF files, by width. */
  srcSet: string
  /** Its WebP file, for the few browsers that read no AVIF. */
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

/** What editors uploaded: `tools/virtual-modules.ts` makes the module. */
declare module 'virtual:uploads' {
  /** Pictures by their name, whole and as a portrait crop around the subject. */
  export const uploaded: Readonly<Record<string, { wide: PictureSource; portrait: PictureSource }>>
  /** Photographs by the id of the person. */
  export const photographs: Readonly<Record<string, PictureSource>>
}
