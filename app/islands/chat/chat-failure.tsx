/** Where to turn when the chat does not come. */
export type OtherWays = { email: string; phone: { display: string; dial: string } }

const link = 'font-semibold text-link underline underline-offset-3'

/** Said when React cannot come: `client:press` marks the island then. Nothing that was typed is lost. */
export function ChatFailure({ email, phone }: OtherWays) {
  return (
    <p role="alert" className="hidden flex-none border-b border-line p-4.5 in-data-failed:block">
      The chat did not load. Check your connection and press again, or write to{' '}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>{' '}
      or call{' '}
      <a href={`tel:${phone.dial}`} className={link}>
        {phone.display}
      </a>
      .
    </p>
  )
}
