// @ts-check

/** Ends the command with a message for people: no stack, exit code 1. */
export class Stop extends Error {}

/**
 * The seconds since a reading of `performance.now()`, as people write them: "0.8 s".
 * @param {number} since
 */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/**
 * One aligned line for a step that is done: "2/3 build     sources unchanged".
 * @param {string} place "2/3", or nothing where steps run side by side
 * @param {string} name
 * @param {string} result
 */
export function printStep(place, name, result) {
  console.log(`${begun(place, name)}${result}`)
}

/** @param {string} place @param {string} name */
function begun(place, name) {
  return `${place && `${place} `}${name.padEnd(9)} `
}

/**
 * Runs one step and prints its line: its name at once, then its result, with the time it took when
 * that is worth saying.
 * @param {string} place
 * @param {string} name
 * @param {() => Promise<string>} work gives the result in a few words
 */
export async function step(place, name, work) {
  const start = performance.now()
  process.stdout.write(begun(place, name))
  try {
    const result = await work()
    const slow = performance.now() - start > 500
    console.log(slow ? `${result}  (${seconds(start)})` : result)
  } catch (error) {
    console.log(`failed  (${seconds(start)})`)
    throw error
  }
}
