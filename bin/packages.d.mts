/** A lock file's packages by the folders that they are installed in. */
export type LockedPackages = Record<
  string,
  { version?: string; optional?: boolean; dev?: boolean; devOptional?: boolean }
>
/** `site`: what builds and serves the site. `all`: what checks it as well. */
export type Kind = 'site' | 'all'
export function sameVersions(locked: LockedPackages, installed: LockedPackages, kind: Kind): boolean
export function installPackages(kind?: Kind): Promise<string>
export function installEditorPackages(): Promise<string>
