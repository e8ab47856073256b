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

/** How to correct a Word file that is locked with a password, which nobody here could open. */
export const resumeLocked =
  'This file is locked with a password. Please save it without one and choose it again.'

/** How to correct a file whose name ends as a resume's does and whose content is of another format. */
export const resumeOtherContent =
  'This is not a PDF, DOC or DOCX file, though its name says so. Please save it as PDF or DOCX and choose that file.'
