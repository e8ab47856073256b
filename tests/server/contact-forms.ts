import { randomUUID } from 'node:crypto'

/** A message as people write them: some paragraphs. */
const message = `Good day,

we run a bottling plant and look for a supplier of compressed gas for two generators of 1.2 MW each.
At the moment we burn diesel for about fourteen hours a day. Could you tell us whether your virtual
pipeline reaches our site, what the storage on our side would have to look like, and how long it takes
from a contract to the first delivery? We would also be glad of a visit by one of your engineers.

With kind regards
Ada Obi, Head of Operations`

/** A contact form with a unique key and e-mail address. */
export function contactForm() {
  const key = randomUUID()
  return {
    name: 'Ada Obi',
    email: `ada.obi.${key.slice(0, 13)}@visitors.example`,
    phone: '+234 800 000 0000',
    company: 'Obi Bottling Company Limited',
    subject: 'Supply of compressed natural gas',
    message,
    website: '',
    elapsed: '42000',
    key,
  }
}
