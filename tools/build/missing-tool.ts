/** What to do about a package that the build needs and that is not installed. */
export function missingToolLine(name: string): string {
  return `The build tool ${name} is missing: run "npm ci", then the same command again.`
}

/** The package that could not be loaded, if that is why a program failed. */
export function missingPackage(output: string): string | undefined {
  return /Cannot find (?:package|module) '((?:@[\w-]+\/)?[a-z\d][\w.-]*)['/]/.exec(output)?.[1]
}
