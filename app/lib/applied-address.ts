/** The hash that makes Careers show the notice after an application. */
export const appliedHash = '#applied'

/** Where the application form leads once it is stored: Careers, which then says so. */
export const appliedAddress = `/careers${appliedHash}`
