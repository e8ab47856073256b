import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { figureRegister } from '#content/model/figure-register.ts'
import { formatFigure, hasPlaceholder } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { csvForm } from '#contract/csv.ts'
import {
  type FiguresFile,
  figureRowSchema,
  figuresFileSchema,
  figuresFiles,
} from '#contract/figures-file.ts'

/**
 * The machine-readable figures. A figure whose number, scope, base or period is a placeholder is left
 * out; only a draft's pages show it.
 */
export function figuresFile(siteUrl: string): FiguresFile {
  const figures = figureRegister().flatMap(({ name, figures: own }) =>
    own
      .filter((figure) => !hasPlaceholder(figure))
      .map((figure) => ({
        id: figure.id,
        label: figure.label,
        definition: figure.definition,
        value: figure.value,
        shown: formatFigure(figure),
        unit: figure.unit,
        scope: figure.scope,
        base: figure.base,
        period: figure.period,
        source: name,
        page: siteUrl + figure.page,
      })),
  )
  return figuresFileSchema.parse({ publisher: group.name, about: `${siteUrl}/data`, figures })
}

/** The same as a table, its columns in the order of the schema. */
export function figuresTable(siteUrl: string): string {
  const columns = Object.keys(figureRowSchema.shape)
  return stringify(figuresFile(siteUrl).figures, { ...csvForm, columns })
}

/** What the records look like, as a JSON Schema with an address of its own. */
export function figuresSchema(siteUrl: string) {
  return { $id: siteUrl + figuresFiles.schema, ...z.toJSONSchema(figuresFileSchema) }
}
