import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { figuresFiles } from '#contract/figures-file.ts'

type Props = {
  text: PageTexts['/data']['files']
  files: typeof figuresFiles
}

/** The files to download. */
export function Files({ text, files }: Props) {
  return (
    <Section room="continuation" column="grid-12 gap-y-8">
      <div className="col-span-full lg:col-span-5">
        <h2>{text.heading}</h2>
        <p className="mt-4 measure-46 text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ul className="col-span-full border-b border-line lg:col-span-7">
        {(['csv', 'json', 'schema'] as const).map((kind) => (
          <li key={kind} className="border-t border-line first:border-t-2 first:border-ink">
            <File href={files[kind]} {...text[kind]} download={text.download} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type FileProps = { href: string; title: string; text: string; download: string }

function File({ href, title, text, download }: FileProps) {
  return (
    <a
      href={href}
      download={href.slice(href.lastIndexOf('/') + 1)}
      className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-4 sm:py-5.5"
    >
      <span>
        <span className="display block text-h4">{title}</span>
        <span className="mt-1 block text-small text-ink-soft">{text}</span>
      </span>
      <span className="ruled-link justify-self-start">
        {download}
        <Icon
          name="download"
          className="h-4 w-3.5 transition-transform group-hover:translate-y-0.75"
        />
      </span>
    </a>
  )
}
