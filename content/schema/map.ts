import { z } from 'zod'

const degrees = (what: string) =>
  z.number({ error: `${what} must be a number of degrees without quotes: 3.4240` })

/** A point and the rectangle of the map that is shown around it, in degrees. */
export const mapSchema = z.strictObject({
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
  west: degrees('west'),
  south: degrees('south'),
  east: degrees('east'),
  north: degrees('north'),
})

export type MapView = z.infer<typeof mapSchema>
