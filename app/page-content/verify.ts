import { longDate } from '#app/lib/dates.ts'
import { mailHost } from '#app/verify/host.ts'
import { specimens } from '#app/verify/specimens.ts'
import { kinds } from '#app/verify/types.ts'
import { officialNames, officialRecords } from '#content/model/official.ts'
import { pageText } from '#content/model/pages.ts'

export function verifyContent() {
  const { heading, title, description, introduction, ...text } = pageText('/verify')
  const records = officialRecords(import.meta.env.VITE_SITE_URL)
  const hosts = records
    .filter(({ kind }) => kind === 'mail')
    .flatMap(({ value }) => mailHost(value.slice(value.lastIndexOf('@') + 1)) ?? [])
  return {
    page: { heading, title, description, introduction },
    text,
    names: officialNames(),
    endings: [...new Set(hosts)].map((host) => `@${host}`),
    list: kinds.map((kind) => ({
      kind,
      records: records
        .filter((record) => record.kind === kind)
        .map(({ closes, ...record }) => ({ ...record, closes: closes && longDate(closes) })),
    })),
    specimens: specimens(import.meta.env.VITE_SITE_URL),
  }
}

export type VerifyContent = ReturnType<typeof verifyContent>
