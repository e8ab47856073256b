import postcss from 'postcss'

/** Units of the small, the large and the dynamic viewport: from Chrome 108 on. */
const young = /(?<=\d)[sld](?=v(?:[hwib]|min|max)\b)/g

/**
 * Puts before each size in such a unit the same in the units that all browsers know: who does not
 * understand the second takes the first. Custom properties are left alone, where any unit is taken
 * and the last one counts.
 */
export function withOlderUnits(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkDecls((declaration) => {
    const { value, variable } = declaration
    const older = value.replace(young, '')
    if (older !== value && !variable) declaration.cloneBefore({ value: older })
  })
  return sheet.toString()
}
