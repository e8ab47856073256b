/** What the person at the keyboard can fix; the message is one finished line that says how. */
export class CliProblem extends Error {}
