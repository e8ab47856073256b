/** What people read when nothing can be written. */
export const fullDisk =
  'The disk of the desk is full. Nothing is lost, but nothing can be saved. Please keep your page open, tell the person who runs the desk, and try again when there is room.'

/** Whether an error means that: one of Node, of SQLite, or of Git or a build in words. */
export function isFullDisk(error: unknown): boolean {
  return /ENOSPC|EDQUOT|no space left on device|disk quota exceeded|disk is full/i.test(
    String(error),
  )
}
