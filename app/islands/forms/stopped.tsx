import { formWords as words } from '#content/model/form-words.ts'

/** Takes the place of a form whose component threw. */
export function Stopped({ address }: { address: string }) {
  return (
    <p
      role="alert"
      className="border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink wrap-anywhere"
    >
      {words.stopped}{' '}
      <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
        {address}
      </a>
      .
    </p>
  )
}
