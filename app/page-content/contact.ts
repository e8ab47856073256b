import { clockTime } from '#content/model/clock-time.ts'
import { emails, hours, map, mapLink, offices, phones, topics } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'

export function contactContent() {
  const { latitude, longitude, west, south, east, north } = map
  return {
    page: pageText('/contact'),
    phones: phones.map(({ label, display, dial, awaits }) => ({ label, display, dial, awaits })),
    email: emails.general,
    address: { lines: offices[0].address, awaits: offices[0].awaits },
    hours: hours.map(({ days, opens, closes }) => ({
      days,
      times: `${clockTime(opens)}-${clockTime(closes)}`,
    })),
    office: offices[0],
    topics: topics.map(({ email, ...topic }) => ({
      ...topic,
      // The general address stands once, above.
      email: email === emails.general.address ? undefined : email,
    })),
    map: {
      frame: `https://www.openstreetmap.org/export/embed.html?bbox=${west},${south},${east},${north}&layer=mapnik&marker=${latitude},${longitude}`,
      link: mapLink,
    },
  }
}

export type ContactContent = ReturnType<typeof contactContent>
