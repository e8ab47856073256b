import { formWords } from '#content/model/form-words.ts'

/** How much of a large file has gone out, as a bar and in words. */
export function UploadProgress({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null
  return (
    <div className="mb-2 flex w-full items-center gap-4">
      <progress
        max={100}
        value={percent}
        aria-label={formWords.resume.sending}
        className="upload"
      />
      <span className="running text-small font-semibold" aria-hidden="true">
        {`${percent}%`}
      </span>
    </div>
  )
}
