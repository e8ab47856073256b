type Props = {
  /** What to send by e-mail instead. */
  what: string
  address: string
}

/** What a visitor without JavaScript reads where the button would be, when no inbox is there. */
export function WithoutScript({ what, address }: Props) {
  return (
    <p className="hidden w-full border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink noscript:block">
      This form needs JavaScript. Please send {what} by e-mail to{' '}
      <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
        {address}
      </a>
      .
    </p>
  )
}
