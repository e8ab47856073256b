import { alternativeTexts } from './checks/alternative-texts.ts'
import { certificates } from './checks/certificates.ts'
import { deadLinks } from './checks/dead-links.ts'
import { documents } from './checks/documents.ts'
import { externalLinks } from './checks/external-links.ts'
import { inertLinks } from './checks/inert-links.ts'
import { mail } from './checks/mail.ts'
import { openTexts } from './checks/open-texts.ts'
import { placeholders } from './checks/placeholders.ts'
import { reservedAddresses } from './checks/reserved-addresses.ts'
import { simulatedForms } from './checks/simulated-forms.ts'
import { siteAddress } from './checks/site-address.ts'
import type { Check } from './context.ts'

/** Everything that is looked at, in the order of the report. */
export const checks: readonly Check[] = [
  { name: 'placeholders', heading: 'Placeholders', find: placeholders },
  { name: 'open-texts', heading: 'Texts that leave something open', find: openTexts },
  { name: 'certificates', heading: 'Certificates without number', find: certificates },
  { name: 'reserved-addresses', heading: 'Addresses that are examples', find: reservedAddresses },
  { name: 'inert-links', heading: 'Links that lead nowhere', find: inertLinks },
  { name: 'dead-links', heading: 'Dead links inside the site', find: deadLinks },
  { name: 'external-links', heading: 'Links to other sites that fail', find: externalLinks },
  { name: 'alternative-texts', heading: 'Missing alternative texts', find: alternativeTexts },
  { name: 'documents', heading: 'Documents older than their content', find: documents },
  { name: 'simulated-forms', heading: 'Forms that are not delivered', find: simulatedForms },
  { name: 'site-address', heading: 'The public address', find: siteAddress },
  { name: 'mail', heading: 'Mail', find: mail },
]
