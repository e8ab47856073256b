type Props = {
  /** What to send by e-mail instead: "your message". */
  what: string
  address: string
}

/**
 * What a visitor reads when React cannot come to a form that only React could send (press.ts marks
 * the island). The region stands before that, because only what changes in it is read out.
 */
export function CannotSend({ what, address }: Props) {
  return (
    <div role="alert">
      <p className="mt-6 hidden border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink in-data-failed:block">
        A part of this page could not be loaded, so {what} was not sent. Everything you typed is
        still here: please try again, or send it by e-mail to{' '}
        <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
          {address}
        </a>
        .
      </p>
    </div>
  )
}
