import { expect, it } from 'vitest'
import { clientNetwork } from './networks.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['', 'unknown'],
  ['"><script>', 'unknown'],
])('%j belongs to %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
