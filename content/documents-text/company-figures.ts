import type { CompanyFigures } from '../schema/document-text.ts'

/** The figures that each company states, in the order of the chain (spec 2.11). */
export const companyFigures: readonly CompanyFigures[] = [
  { company: 'wellrich', figures: ['niger-delta-output'] },
  {
    company: 'gasrich',
    figures: ['gas-assets', 'gas-facilities', 'gas-production', 'flare-reduction'],
  },
  { company: 'fatgas', figures: ['retail-stations', 'terminals', 'trucks', 'fatgas-countries'] },
  {
    company: 'exprich-energy',
    figures: ['pipeline-length', 'storage-capacity', 'gas-processing'],
  },
  { company: 'wattrich', figures: ['lagos-gas-plant', 'kano-solar-farm'] },
  {
    company: 'electrich',
    figures: ['homes-powered', 'businesses-powered', 'mini-grids', 'reliability', 'communities'],
  },
  { company: 'techrich', figures: [], note: 'States no figure of its own.' },
]
