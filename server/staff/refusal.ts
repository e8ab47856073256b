/** What cannot be done, in a sentence for people. */
export class StaffRefusal extends Error {}
