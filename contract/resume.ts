/** What a resume may be (spec 5): the extensions as the `accept` attribute lists them. */
export const resumeExtensions = ['.pdf', '.doc', '.docx'] as const

export type ResumeExtension = (typeof resumeExtensions)[number]

/** The maximum of a resume, in megabytes (spec 5, 9). */
export const resumeMaximumMegabytes = 10

/** The same in bytes. */
export const resumeMaximumBytes = resumeMaximumMegabytes * 1024 * 1024

/** How to correct a resume that is too large. */
export const resumeTooLarge = `This file is larger than ${resumeMaximumMegabytes}MB. Please choose a smaller one.`

/** How to correct a resume of another type. */
export const resumeWrongType =
  'This is not a PDF, DOC or DOCX file. Please choose one of these types.'
