import { z } from 'zod'
import { companyNames, figureNames, pictureNames } from '../model/known.ts'

/** The id of a company: the name of its file in `content/companies/`. */
export const companyId = z
  .string()
  .refine((id) => companyNames().includes(id), {
    error: () => `company must be one of ${companyNames().join(', ')}`,
  })
  .meta({ refersTo: 'companies' })

/** The id of a figure of `content/figures.yaml`. */
export const figureId = z
  .string()
  .refine((id) => figureNames().includes(id), {
    error: 'figure must be the id of a figure in content/figures.yaml: trir',
  })
  .meta({ choices: figureNames })

/** The name of a picture that `content/pictures/` describes. */
export const pictureName = z
  .string()
  .refine((name) => pictureNames().includes(name), {
    error: ({ input }) =>
      `there is no picture "${input}" in content/pictures: describe it there, or correct the name`,
  })
  .meta({ refersTo: 'pictures' })
