import { formWords as words } from '#content/model/form-words.ts'

type Props = { kind: 'contact' | 'application'; address: string }

/**
 * What a visitor reads when React cannot come to a form that only React could send (press.ts marks
 * the island). The region stands before that, because only what changes in it is read out.
 */
export function CannotSend({ kind, address }: Props) {
  return (
    <div role="alert">
      <p className="mt-6 hidden border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink in-data-failed:block">
        {words[kind].notLoaded} {words.sendInstead}{' '}
        <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
          {address}
        </a>
        .
      </p>
    </div>
  )
}
