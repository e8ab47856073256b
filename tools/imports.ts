import { checkImports } from './imports/check-imports.ts'
import { root } from './lib/root.ts'

const { files, breaches } = await checkImports(root)
console.log(breaches.length > 0 ? breaches.join('\n') : `${files} files import what they may`)
process.exitCode = breaches.length > 0 ? 1 : 0
