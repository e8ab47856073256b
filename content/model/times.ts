import type { Status } from './fields.ts'

/** The moment that a build is of: `BUILD_DATE`, so that the same sources give the same bytes later, else now. */
export function buildTime(): Date {
  return process.env.BUILD_DATE ? new Date(process.env.BUILD_DATE) : new Date()
}

/** `17:00` as "5:00 PM" (spec 9). */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** What decides when an opening closes. */
type Closing = { status: Status; closes?: string | undefined }

/** West Africa Time is one hour ahead of UTC, all year. */
const offset = '+01:00'

/** The moment at which a day such as `2027-02-26` has ended in West Africa Time. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T24:00:00${offset}`)
}

/**
 * When an opening closes (spec 2.16); undefined without a date, or while it is a placeholder, which the
 * owner has not set and which therefore closes nothing.
 */
export function closingMoment({ status, closes }: Closing): Date | undefined {
  return status === 'placeholder' || closes === undefined ? undefined : endOfDay(closes)
}

/** Whether an opening takes no more applications at that moment. */
export function hasClosed(vacancy: Closing, now: Date): boolean {
  const moment = closingMoment(vacancy)
  return moment !== undefined && now >= moment
}
