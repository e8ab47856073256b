import { PictureHead } from '#app/components/page-head.tsx'
import type { GovernanceContent } from '#app/page-content/governance.ts'
import { Contacts } from './contacts.tsx'
import { Levels } from './levels.tsx'
import { Register } from './register.tsx'

/** Governance (spec 2.23). */
export function Governance(content: GovernanceContent) {
  const { page, text, picture, levels, documents, legalPages, topic, email } = content
  return (
    <>
      <PictureHead
        {...page}
        picture={picture}
        from="below-header"
        trail={[{ label: 'About Us', href: '/about' }]}
      />
      <Levels structure={text.structure} levels={levels} />
      <Register text={text.documents} documents={documents} legalPages={legalPages} />
      <Contacts {...text} topic={topic} email={email} />
    </>
  )
}
