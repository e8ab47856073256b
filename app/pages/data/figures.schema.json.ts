import { figuresSchema } from '#app/feeds/figures-file.ts'

/** What each field of the records holds, for programs that check them (spec 2.19). */
export const GET = () => {
  const schema = figuresSchema(import.meta.env.VITE_SITE_URL)
  return new Response(`${JSON.stringify(schema, undefined, 2)}\n`)
}
