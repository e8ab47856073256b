import { sources } from './sources.ts'

/** Home's industry expertise and kinds of partner (spec 2.4.7). */
export const {
  areas: expertise,
  partnerKinds = [],
  awaits: partnersAwait,
} = sources.expertise.read()
