import { colours } from '#brand/colours.ts'
import { group } from '#content/model/group.ts'

/** The site's name and icons for a phone's home screen; it stays a website. */
export const GET = () => {
  const manifest = {
    name: group.name,
    short_name: group.shortName,
    lang: 'en-NG',
    start_url: '/',
    display: 'browser',
    theme_color: colours.night,
    background_color: colours.night,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return new Response(`${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** One of the files that `tools/postprocess/icons.ts` draws. */
function icon(name: string, size: number, purpose: string) {
  return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
