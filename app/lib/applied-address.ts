/** The hash by which Careers knows that its visitor comes from the application form. */
export const appliedHash = '#applied'

/** Where the application form leads once it is stored: Careers, which then says so. */
export const appliedAddress = `/careers${appliedHash}`
