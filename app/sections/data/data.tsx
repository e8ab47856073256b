import { NightHead } from '#app/components/page-head.tsx'
import type { DataContent } from '#app/page-content/data.ts'
import { Files } from './files.tsx'
import { Register } from './register.tsx'

/** Every figure with what it means (spec 2.19), and the files that hold them. */
export function Data({ page, text, count, inFiles, files, register }: DataContent) {
  return (
    <>
      <NightHead {...page}>
        <div className="mt-12 flex flex-wrap gap-x-18 gap-y-6 lg:mt-18">
          <Count number={count} words={text.count} />
          <Count number={inFiles} words={text.inFiles} />
        </div>
      </NightHead>
      <Files text={text.files} files={files} />
      <Register text={text} register={register} />
    </>
  )
}

function Count({ number, words }: { number: number; words: string }) {
  return (
    <p className="flex items-baseline gap-x-5">
      <span className="numeral hang-4 text-figure">{number}</span>
      <span className="text-on-night-soft">{words}</span>
    </p>
  )
}
