/** What a resume may be (spec 5): the endings as the `accept` attribute lists them. */
export const resumeEndings = ['.pdf', '.doc', '.docx'] as const

/** The stated maximum of a resume, in megabytes (spec 5, 9). */
export const resumeMaximumMegabytes = 10
