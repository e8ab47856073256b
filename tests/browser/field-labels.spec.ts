import { expect } from '@playwright/test'
import { type FieldName, fieldLabels } from '#contract/forms.ts'
import { openPage, test } from './window.ts'

/** The fields of each form, by the page it stands on (spec 2.8, 2.10). */
const fields: Record<string, readonly FieldName[]> = {
  '/contact': ['name', 'email', 'phone', 'company', 'subject', 'message'],
  '/careers/apply': [
    'fullName',
    'email',
    'phone',
    'position',
    'experience',
    'education',
    'coverLetter',
    'linkedinProfile',
    'portfolio',
    'resume',
  ],
}

for (const [path, names] of Object.entries(fields)) {
  test(`on ${path} no other thing is called like a field`, async ({ page }) => {
    await openPage(page, path)
    for (const name of names) {
      await expect(page.getByLabel(fieldLabels[name]), fieldLabels[name]).toHaveCount(1)
    }
  })
}
