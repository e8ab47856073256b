import { type Command, counted } from './command.ts'

export const count: Command = async ({ store }) => {
  const { submissions } = await store.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll().as('submissions'))
    .executeTakeFirstOrThrow()
  return `${counted(Number(submissions), 'submission')} stored.`
}
