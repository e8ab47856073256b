import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { DocumentText } from '#content/model/document-schemas.ts'

/** Documents to download, ruled; the visitor stays on the page (spec 2.5, 2.6). */
export function DownloadList({ documents }: { documents: readonly DocumentText[] }) {
  return (
    <ul className="border-b border-line on-night:border-line-night">
      {documents.map(({ id, title, note, fileName, placeholderId }) => (
        <li
          key={id}
          data-placeholder={placeholderId}
          className={classes(
            'border-t border-line first:border-t-2 first:border-ink',
            'on-night:border-line-night on-night:first:border-on-night',
          )}
        >
          <a
            href={`/${id}.pdf`}
            download={fileName}
            className={classes(
              'group grid grid-cols-[--spacing(13)_1fr] items-center gap-x-4 gap-y-2 py-5.5',
              'sm:grid-cols-[--spacing(16)_1fr_auto] sm:gap-x-6 print:block',
            )}
          >
            <span className="document-sheet row-span-2 no-print sm:row-span-1" aria-hidden="true">
              PDF
            </span>
            <span>
              <span className="display block text-h4">{title}</span>
              <span className="mt-1 block text-small text-ink-soft on-night:text-on-night-soft">
                {note}
              </span>
            </span>
            <span className="ruled-link justify-self-start">
              Download
              <Icon
                name="download"
                className="h-4 w-3.5 transition-transform group-hover:translate-y-0.75"
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
