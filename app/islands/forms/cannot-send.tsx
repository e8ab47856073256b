import { formWords as words } from '#content/model/form-words.ts'

type Props = {
  kind: 'contact' | 'application'
  /** Where to send it by e-mail, where only React could send it; else the browser does (held-acts.ts). */
  address: string | undefined
}

/**
 * What a visitor reads when React cannot come to a form and it was not sent. The region stands before
 * that, because only what changes in it is read out.
 */
export function CannotSend({ kind, address }: Props) {
  const { notSent, notLoaded } = words[kind]
  const look = 'mt-6 hidden border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink'
  return (
    <div role="alert">
      {address === undefined ? (
        <p className={`${look} in-data-offline:block`}>
          {`${notSent} ${words.offline} ${words.stillHere}`}
        </p>
      ) : (
        <p className={`${look} in-data-failed:block`}>
          {notLoaded} {words.sendInstead}{' '}
          <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
            {address}
          </a>
          .
        </p>
      )}
    </div>
  )
}
