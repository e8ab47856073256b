// The types of packages.mjs, for its test.
export type LockedPackages = Record<string, { version?: string; optional?: boolean }>
export function sameVersions(wanted: LockedPackages, installed: LockedPackages): boolean
export function installPackages(): Promise<string>
export function installEditorPackages(): Promise<string>
