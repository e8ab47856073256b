import { expect, it } from 'vitest'
import { nameIn } from './name-memory.ts'

it.each([
  ['My name is Ada', 'Ada'],
  ['my name is Ada Obi', 'Ada'],
  ['MY NAME IS ADA', 'ADA'],
  ["I'm Ada", 'Ada'],
  ['I’m Ada', 'Ada'],
  ["hi, i'm ada.", 'ada'],
  ['I am Ada', 'Ada'],
  ['Call me Ada!', 'Ada'],
  ['You can call me "Ada".', 'Ada'],
  ['I am   Ada', 'Ada'],
  ['I am\nAda', 'Ada'],
  ["I'm O'Brien", "O'Brien"],
  ['I am Jean-Luc,', 'Jean-Luc'],
  ['I am Ọláyínká', 'Ọláyínká'],
  ['I am 李', '李'],
  ['I am <b>Ada</b>', 'b>Ada</b'],
])('%j holds the name %s', (message, name) => expect(nameIn(message)).toBe(name))

it.each([
  ['call me Di, i am Cy, i’m Bo, my name is Al', 'Al'],
  ["call me Di, i am Cy, i'm Bo", 'Bo'],
  ['call me Di, i am Cy', 'Cy'],
  ['call me Di', 'Di'],
  ['my name is ... i am Cy', 'Cy'],
])('%j: the phrases are tried in the order of the specification: %s', (message, name) =>
  expect(nameIn(message)).toBe(name),
)

it.each([
  'my name is',
  'my name is   ',
  'my name is ?!',
  'I am',
  'Miami am fine',
  'the name is Ada',
  'claim Ada',
  "hawai'm Ada",
  'recall mehmet',
  'Ada',
  '',
])('%j holds none', (message) => expect(nameIn(message)).toBeUndefined())
