import { retention } from '#content/model/retention.ts'
import type { Due } from './retention.ts'

const day = 24 * 60 * 60 * 1000

type Retention = (typeof retention)[number]

export type PolicyRule = { rule: Retention; due: Due }

/**
 * What the privacy policy says is erased by now (spec 2.13), rule by rule: the same table that the
 * policy shows.
 */
export function duePerPolicy(now: Date): PolicyRule[] {
  return retention.map((rule) => ({
    rule,
    due: { before: new Date(now.getTime() - rule.days * day), kind: rule.kind, ...inState(rule) },
  }))
}

/** A rule without a state is about the entries of its kind that no other rule is about. */
function inState({ kind, state }: Retention): Pick<Due, 'suspected' | 'subscription'> {
  if (state === 'suspected') return { suspected: true }
  if (state === 'pending' || state === 'unsubscribed') return { subscription: state }
  const others = retention.some((rule) => rule.kind === kind && rule.state === 'suspected')
  return others ? { suspected: false } : {}
}
