import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Certification } from './qhsse.tsx'

const entry = { number: '9001', edition: '2015', subject: 'Quality', text: 'Sets requirements.' }
const rendered = (certificate?: string) =>
  renderToStaticMarkup(
    <Certification
      certificates={[{ ...entry, certificate, status: 'stated' }]}
      text={{ heading: 'Standards', lead: 'Lead', certificate: 'Certificate' }}
    />,
  )

it('shows the number of a certificate once content has it', () => {
  expect(rendered('QM 12345')).toContain('Certificate QM 12345')
  expect(rendered()).not.toContain('Certificate ')
})
