import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { lighthouseRunSchema } from './lighthouse.ts'
import { loadSchema } from './throttled-load.ts'

const measuredSchema = z.object({
  /** The page that was measured, or beside which another site's was. */
  path: z.string(),
  name: z.string(),
  lighthouse: z.array(lighthouseRunSchema),
  /** By network. */
  loads: z.array(z.array(loadSchema)),
})

/** All runs of one place. */
export type Measured = z.infer<typeof measuredSchema>

const keptSchema = z.object({ build: z.string(), measured: z.array(measuredSchema) })

/** Runs of a build that are kept, so that a long measurement can be made in pieces. */
export class KeptRuns {
  readonly #file: string
  readonly #build: string
  readonly measured: Measured[]

  private constructor(file: string, build: string, measured: Measured[]) {
    this.#file = file
    this.#build = build
    this.measured = measured
  }

  /**
   * @param build what tells it from others: runs of another one do not count
   * @param add whether those that the file has of this build count
   */
  static async open(file: string, build: string, add: boolean): Promise<KeptRuns> {
    const text = add ? await readFile(file, 'utf8').catch(() => undefined) : undefined
    const kept = text === undefined ? undefined : keptSchema.parse(JSON.parse(text))
    return new KeptRuns(file, build, kept?.build === build ? kept.measured : [])
  }

  /** The runs of a place, which begin with none. */
  of(path: string, name: string, networks: number): Measured {
    const known = this.measured.find((one) => one.path === path && one.name === name)
    if (known) return known
    const loads = Array.from({ length: networks }, () => [])
    const one: Measured = { path, name, lighthouse: [], loads }
    this.measured.push(one)
    return one
  }

  /** Writes what there is: a measurement that is cut short loses one run at most. */
  async save(): Promise<void> {
    await writeFile(
      this.#file,
      JSON.stringify({ build: this.#build, measured: this.measured } satisfies z.infer<
        typeof keptSchema
      >),
    )
  }
}
