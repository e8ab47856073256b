import { NightHead } from '#app/components/page-head.tsx'
import type { DataContent } from '#app/page-content/data.ts'
import { Files } from './files.tsx'
import { Register } from './register.tsx'

/** Every figure with what it means (spec 2.19), and the files that hold them. */
export function Data({ page, text, count, files, register }: DataContent) {
  return (
    <>
      <NightHead {...page}>
        <p className="mt-12 flex flex-wrap items-baseline gap-x-5 gap-y-2 lg:mt-18">
          <span className="numeral hang-4 text-figure">{count}</span>
          <span className="text-on-night-soft">{text.count}</span>
        </p>
      </NightHead>
      <Files text={text.files} files={files} />
      <Register text={text} register={register} />
    </>
  )
}
