/** A limit on the resources that a client may use, kept beside the code it limits; `docs/operating.md` lists all. */
export type Limit = {
  value: number
  unit: 'bytes' | 'characters' | 'milliseconds' | 'a minute' | 'an hour' | 'a day' | 'hours' | ''
  /** What is limited. */
  of: string
  /** The answer to a client that exceeds it. */
  beyond: string
}

export type Limits = Readonly<Record<string, Limit>>
