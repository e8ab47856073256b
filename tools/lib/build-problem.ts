/** Why there is no build, in finished lines for the person who has to fix it. */
export class BuildProblem extends Error {}
