import { NightHead } from '#app/components/page-head.tsx'
import type { DataContent } from '#app/page-content/data.ts'
import { Counts } from './counts.tsx'
import { Files } from './files.tsx'
import { Register } from './register.tsx'

/** Every figure with what it means (spec 2.19), and the files that hold those stated in full. */
export function Data({ page, text, counts, files, register }: DataContent) {
  return (
    <>
      <NightHead {...page}>
        <Counts text={text.counts} {...counts} />
      </NightHead>
      <Files text={text.files} statuses={text.statuses} files={files} />
      <Register text={text} register={register} />
    </>
  )
}
