import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { contentFolder, contentText } from '../content/model/content-files.ts'

// Node's build of Keystatic cannot read texts; the browser's can.
const keystatic = new URL('node_modules/@keystatic/core/dist/keystatic-core.js', import.meta.url)
registerHooks({
  resolve: (name, context, next) =>
    next(name === '@keystatic/core' ? keystatic.href : name, context),
})

const { editorConfig } = await import('./config.ts')
const { canonical, formsByFile } = await import('./canonical.ts')

// Brings every file of content/ into the form in which the editor would save it.
for (const [file, form] of formsByFile(editorConfig())) {
  const text = canonical(file, form)
  if (text === contentText(file)) continue
  writeFileSync(join(contentFolder, file), text)
  console.log(`content/${file}`)
}
