import type { DocumentEntry } from './schema/document.ts'

/** The four documents to download, by the page that offers them (spec 2.5, 2.6, 7). */
export const documents = {
  about: [
    {
      id: 'company-profile',
      title: 'Company profile',
      note: 'Who we are and what we do',
      fileName: 'Exprich-Group-Company-Profile.pdf',
    },
    {
      id: 'annual-report',
      title: 'Annual report',
      note: 'The group in figures, without audited accounts',
      fileName: 'Exprich-Group-Annual-Report.pdf',
    },
  ],
  qhsse: [
    {
      id: 'qhsse-policy',
      title: 'QHSSE policy',
      note: 'Five duties, indicators and certificates',
      fileName: 'Exprich-Group-QHSSE-Policy.pdf',
    },
    {
      id: 'safety-guidelines',
      title: 'Safety guidelines',
      note: 'The rules for everyone on a site',
      fileName: 'Exprich-Group-Safety-Guidelines.pdf',
    },
  ],
} satisfies Record<string, DocumentEntry[]>
