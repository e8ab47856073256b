import { figuresFile } from '#app/feeds/figures-file.ts'

/** The figures as records (spec 2.19). */
export const GET = () => {
  const file = figuresFile(import.meta.env.VITE_SITE_URL)
  return new Response(`${JSON.stringify(file, undefined, 2)}\n`)
}
