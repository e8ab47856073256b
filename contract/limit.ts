/** One limit on what a client may cost. It stands beside what it limits; `docs/operating.md` lists all. */
export type Limit = {
  value: number
  unit: 'bytes' | 'characters' | 'milliseconds' | 'a minute' | 'an hour' | 'a day' | 'hours' | ''
  /** What is limited. */
  of: string
  /** The answer to whoever goes beyond it. */
  beyond: string
}

export type Limits = Readonly<Record<string, Limit>>
