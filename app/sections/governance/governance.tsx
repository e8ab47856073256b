import { PictureHead } from '#app/components/page-head.tsx'
import type { GovernanceContent } from '#app/page-content/governance.ts'
import { Contacts } from './contacts.tsx'
import { Levels } from './levels.tsx'
import { Particulars } from './particulars.tsx'
import { Register } from './register.tsx'

/** Governance (spec 2.23). */
export function Governance(content: GovernanceContent) {
  const { page, text, picture, levels, documents, legalPages, topic, email } = content
  return (
    <>
      <PictureHead {...page} picture={picture} trail={[{ label: 'About Us', href: '/about' }]} />
      <Levels {...text.structure} levels={levels} />
      <Register text={text.documents} documents={documents} legalPages={legalPages} />
      <Contacts privacy={text.privacy} topic={topic} email={email} />
      {text.particulars.entries.length > 0 && <Particulars {...text.particulars} />}
    </>
  )
}
