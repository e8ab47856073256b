import type { CompanyId } from './schema/subsidiary.ts'

/** Home's industry-expertise block links five companies (spec 2.4.7). */
export const expertise = [
  {
    title: 'Upstream',
    text: 'We explore, develop and produce oil and gas.',
    companies: ['wellrich', 'gasrich'],
  },
  {
    title: 'Midstream',
    text: 'We build the plants and lines that treat, store and move it.',
    companies: ['techrich'],
  },
  {
    title: 'Downstream and power',
    text: 'We turn it into fuel, heat and light.',
    companies: ['fatgas', 'electrich'],
  },
] as const satisfies { title: string; text: string; companies: CompanyId[] }[]

/** Kinds of partner, until each partner has agreed in writing to be named (spec 2.4.7). */
export const partnerKinds = [
  'Regulators',
  'Field operators',
  'Equipment makers',
  'Lenders and insurers',
  'Host communities',
] as const
