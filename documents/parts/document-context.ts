import { createContext, use } from 'react'
import { type Tone, tones } from '../theme.ts'

type DocumentFrame = {
  title: string
  edition: string
  /** The page on which each section begins; empty in the first of the two passes. */
  pageNumbers: ReadonlyMap<string, number>
  /** Called when a section's page is known. */
  onPage: (section: string, pageNumber: number) => void
}

const DocumentContext = createContext<DocumentFrame | undefined>(undefined)
const ToneContext = createContext<Tone>('paper')

export const DocumentProvider = DocumentContext
export const ToneProvider = ToneContext

/** What every page of a document says of the whole. */
export function useDocument(): DocumentFrame {
  const frame = use(DocumentContext)
  if (!frame) throw new Error('documents/: a part stands outside its document')
  return frame
}

/** The colours on this page. */
export function useTone() {
  return tones[use(ToneContext)]
}
