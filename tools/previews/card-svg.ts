import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { markPaths } from '#content/model/marks.ts'
import {
  articlePreview,
  articles,
  newsPageHeading,
  newsPagePath,
  newsPages,
} from '#content/model/news.ts'
import { allPages } from '#content/model/pages.ts'
import { openVacancies, vacancyPath, vacancyTitle } from '#content/model/vacancies.ts'
import { previewPath } from '#contract/preview.ts'
import { drawnPaths, pointed } from '#documents/marks.ts'
import { type Letters, letters } from './letters.ts'

/** Tried from the largest: a headline of many words gets smaller letters and more lines. */
const sizes = [
  { size: 100, lines: 2 },
  { size: 88, lines: 3 },
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 58, lines: 4 },
] as const

export type Headline = { size: number; lines: string[] }

/**
 * Breaks a headline into lines of about one length, in the largest letters in which it fits; what is
 * too long for the smallest ends in an ellipsis.
 *
 * @param widthOf the width of a text in letters of a size, in the units of `room`
 */
export function fitHeadline(
  text: string,
  room: number,
  widthOf: (text: string, size: number) => number,
): Headline {
  const words = text.split(/\s+/)
  for (const { size, lines: maxLines } of sizes) {
    const fits = (line: string, width: number) => widthOf(line, size) <= width
    if (!words.every((word) => fits(word, room))) continue
    const lines = broken(words, (line) => fits(line, room))
    if (lines.length <= maxLines) return { size, lines: balanced(words, lines.length, room, fits) }
  }
  const { size, lines: maxLines } = sizes.at(-1) ?? sizes[0]
  const fits = (line: string) => widthOf(line, size) <= room
  const lines = broken(words, fits)
  const kept = lines.slice(0, maxLines)
  if (lines.length > maxLines) kept.push(shortened(kept.pop() ?? '', fits))
  return { size, lines: kept }
}

/** As many words to a line as fit. */
function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the narrowest room that still holds them. */
function balanced(
  words: readonly string[],
  count: number,
  room: number,
  fits: (line: string, width: number) => boolean,
): string[] {
  const step = room / 40
  let best = broken(words, (line) => fits(line, room))
  for (let width = room - step; width > 0; width -= step) {
    const lines = broken(words, (line) => fits(line, width))
    if (lines.length > count || !lines.every((line) => fits(line, room))) break
    best = lines
  }
  return best
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop()
  return `${words.join(' ')} …`
}

/** What the preview picture of a page is made of. */
export type PagePreview = {
  /** Its file, from the folder of the built site. */
  file: string
  /** The page's title. */
  headline: string
  /** A picture of `content/pictures/`; without one the mark is drawn large. */
  picture?: string | undefined
  /** Whose mark. */
  mark: string
  /** The colour of rule and mark, on night. */
  accent: string
}

/** The preview of every page in the sitemap, once: old articles share theirs. */
export function pagePreviews(): PagePreview[] {
  const further = newsPages().slice(1)
  const previews = [
    ...allPages().map(([path, { heading, title = heading, preview }]) =>
      ofGroup(path, title, preview),
    ),
    ...companies.map(({ id, fullName, picture, accent }) => ({
      ...ofGroup(`/subsidiaries/${id}`, fullName, picture),
      mark: id,
      accent: accents[accent].night,
    })),
    ...further.map((_, index) => ofGroup(newsPagePath(index + 2), newsPageHeading(index + 2))),
    ...articles().map((article, index) => {
      const { path, heading } = articlePreview(article, index)
      return ofGroup(path, heading, article.image)
    }),
    ...openVacancies().map((vacancy) => ofGroup(vacancyPath(vacancy), vacancyTitle(vacancy))),
  ]
  return [...new Map(previews.map((preview) => [preview.file, preview])).values()]
}

function ofGroup(path: string, headline: string, picture?: string): PagePreview {
  const file = previewPath(path).slice(1)
  return { file, headline, picture, mark: 'group', accent: colours.signalNight }
}

export const card = { width: 1200, height: 630 } as const
const edge = 64
/** Where the last line of the headline stands. */
const baseline = card.height - edge - 20
const rule = 14
/** The width of a headline that stands beside a large mark. */
const besideMark = 590

export type Fonts = { headline: Letters; name: Letters; rest: Letters }

/** The cuts that the site itself sets headlines and its name in. */
export async function cardFonts(): Promise<Fonts> {
  return {
    headline: await letters({ wght: 600, wdth: 112 }, -0.015),
    name: await letters({ wght: 600, wdth: 118 }, -0.01),
    rest: await letters({ wght: 400, wdth: 112 }, -0.01),
  }
}

/** What is drawn over a picture, or on night alone, as SVG. */
export type Card = {
  /** All but the headline: scrims, the group's name, a rule in the accent. Many cards share one. */
  frame: string
  /** The headline alone, on a strip as wide as the card that begins so far from its top. */
  headline: { svg: string; top: number }
}

/** The card of a page, its letters as outlines. */
export function cardOf({ headline, picture, mark, accent }: PagePreview, fonts: Fonts): Card {
  const room = picture ? card.width - 2 * edge : besideMark
  const { size, lines } = fitHeadline(headline, room, fonts.headline.widthOf)
  const step = size * 1.04
  const text = lines.map((line, index) =>
    fonts.headline.line(line, size, edge, baseline - (lines.length - 1 - index) * step),
  )
  const top = Math.floor(baseline - lines.length * step)
  return {
    frame: svgOf(0, [
      picture ? scrims(lines.length * step) : nightField(mark, accent),
      logo(fonts),
      picture && mark !== 'group'
        ? drawnMark(mark, card.width - edge - 116, edge - 16, 116, accent)
        : '',
      `<path fill="${accent}" d="M0 ${card.height - rule}H${card.width}V${card.height}H0Z"/>`,
    ]),
    headline: { svg: svgOf(top, [`<path fill="${colours.white}" d="${text.join('')}"/>`]), top },
  }
}

/** A drawing of the card from so far below its top to its foot. */
function svgOf(top: number, drawn: readonly string[]): string {
  const [width, height] = [card.width, card.height - top]
  const size = `width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`
}

/** Dark behind the name and from above the headline to the foot, so that white is read on both. */
function scrims(height: number): string {
  const top = (baseline - height - 150) / card.height
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset.toFixed(3)}" stop-color="${colours.nightDeep}" stop-opacity="${opacity}"/>`
  return (
    '<defs><linearGradient id="s" x2="0" y2="1">' +
    [stop(0, 0.8), stop(0.26, 0.26), stop(Math.max(top, 0.34), 0.16)].join('') +
    [stop(Math.min(Math.max(top, 0.34) + 0.22, 0.9), 0.74), stop(1, 0.94)].join('') +
    '</linearGradient></defs>' +
    `<path fill="url(#s)" d="M0 0H${card.width}V${card.height}H0Z"/>`
  )
}

/** Without a picture the mark is the picture. */
function nightField(mark: string, accent: string): string {
  const field = `<path fill="${colours.night}" d="M0 0H${card.width}V${card.height}H0Z"/>`
  return field + drawnMark(mark, 704, 84, 452, accent)
}

function logo({ name, rest }: Fonts): string {
  const [first = '', ...others] = group.name.split(' ')
  const [size, x, y] = [42, edge + 80, edge + 42]
  const after = x + name.widthOf(`${first} `, size) + 3
  return (
    drawnMark('group', edge - 4, edge - 6, 64, colours.signalNight) +
    `<path fill="${colours.white}" d="${name.line(first, size, x, y)}${rest.line(others.join(' '), size, after, y)}"/>`
  )
}

/** A mark on its grid of 24, in a square of that side. */
function drawnMark(mark: string, x: number, y: number, side: number, colour: string): string {
  const paths = drawnPaths(markPaths(mark), colour, pointed)
  return `<g transform="translate(${x} ${y}) scale(${side / 24})">${paths}</g>`
}
