import { table } from 'virtual:launch-list'

/** The questionnaire as a table (spec 2.24). */
export const GET = () => new Response(table)
