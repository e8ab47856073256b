import { useContext, useEffect, useRef, useState } from 'react'
import { classes } from '#app/lib/classes.ts'
import { formWords } from '#content/model/form-words.ts'
import { fileSize } from '#contract/file-size.ts'
import { resumeExtensions, resumeMaximumMegabytes } from '#contract/resume.ts'
import { FieldFrame, FormContext } from './fields.tsx'
import { resumeRefusal } from './resume-check.ts'

const words = formWords.resume

/**
 * The resume (spec 5): the whole box is the browser's own file control, so that it opens on a
 * press, takes a dropped file and shows the browser's message. A file of another type or above the
 * maximum is refused at once and never sent, in a simulation as well.
 */
export function ResumeField() {
  const [file, setFile] = useState<File>()
  /** Whether the visitor's choice was refused; the inbox's refusal leads the focus here. */
  const [refused, setRefused] = useState(false)
  const { report } = useContext(FormContext)
  const input = useRef<HTMLInputElement>(null)

  function choose(control: HTMLInputElement) {
    const chosen = control.files?.[0]
    const refusal = chosen && resumeRefusal(chosen)
    setFile(chosen)
    setRefused(refusal !== undefined)
    control.setCustomValidity(refusal ?? '')
    report('resume', refusal)
  }

  // An effect, because a file may have been chosen before React was there, or be kept by the browser
  // through a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the control is there
  useEffect(() => {
    if (input.current?.files?.length) choose(input.current)
  }, [])

  const types = `PDF, DOC or DOCX, maximum ${resumeMaximumMegabytes}MB`
  return (
    <FieldFrame name="resume" hint={types} optional={false} announced={refused}>
      {(controlProps) => (
        <div
          className={classes(
            'field relative grid grid-cols-[--spacing(9)_1fr_auto]',
            'items-center gap-x-4 border-dashed py-3.5 has-valid:border-solid',
          )}
        >
          <span className="document-sheet sheet-small" aria-hidden="true">
            {file && extension(file.name)}
          </span>
          <span className="font-semibold wrap-anywhere noscript:hidden">
            <span>{file ? file.name : words.choose}</span>
            {file && <span className="block text-small font-normal">{fileSize(file.size)}</span>}
          </span>
          <span
            className={classes(
              'text-small font-semibold underline underline-offset-4 max-sm:col-start-2 sm:px-1',
              'noscript:hidden',
            )}
            aria-hidden="true"
          >
            {file ? words.another : words.chooseFile}
          </span>
          <input
            {...controlProps}
            ref={input}
            type="file"
            name="resume"
            accept={resumeExtensions.join(',')}
            required
            onChange={({ target }) => choose(target)}
            className={classes(
              'absolute inset-0 size-full cursor-pointer opacity-0',
              'noscript:static noscript:col-span-2 noscript:opacity-100',
            )}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** `CV.docx` as "DOCX"; at most four letters fit the sheet. */
function extension(name: string): string {
  return (name.split('.').at(-1) ?? '').slice(0, 4).toUpperCase()
}
