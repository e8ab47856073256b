/** Where the application form leads once it is stored: Careers, which then says so. */
export const appliedAddress = '/careers#applied'
