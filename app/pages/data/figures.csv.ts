import { figuresTable } from '#app/feeds/figures-file.ts'

/** The figures as a table (spec 2.19). */
export const GET = () => new Response(figuresTable(import.meta.env.VITE_SITE_URL))
