import { expect, it } from 'vitest'
import { portraitsByPerson } from './portraits.ts'

const people = ['ngozi-okafor', 'abdulrahman-bello']

it('finds a photograph by the id of its person', () => {
  const portraits = portraitsByPerson({ '../pictures/people/ngozi-okafor.webp': 'photo' }, people)
  expect(portraits.get('ngozi-okafor')).toBe('photo')
})

it('leaves everybody else without one', () => {
  expect(portraitsByPerson({}, people).get('ngozi-okafor')).toBeUndefined()
})

it('names a file that is named after nobody', () => {
  const files = { '../pictures/people/n-okafor.webp': 'photo' }
  expect(() => portraitsByPerson(files, people)).toThrow(
    /people\/n-okafor\.webp: nobody .* has the id "n-okafor"/,
  )
})
