import { test as setup } from '@playwright/test'
import { haveKind, kinds } from '../build/content-kinds.ts'

for (const kind of kinds) setup(`the build "${kind}" is there`, () => haveKind(kind))
