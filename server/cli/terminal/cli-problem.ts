/** What the person at the keyboard can mend; the message is one finished line that says how. */
export class CliProblem extends Error {}
