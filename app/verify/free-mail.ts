/** Where anybody opens a mailbox under any name, by the first part of the host. */
const providers = new Set(
  [
    'aol att bk btinternet consultant cox duck email engineer fastmail gmail gmx googlemail',
    'hotmail hushmail icloud inbox list live mac mail mailfence me msn outlook pm post proton',
    'protonmail qq rediffmail rocketmail runbox tuta tutamail tutanota usa web yahoo yandex',
    'ymail zoho zohomail 126 163',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a host is a free mail provider's: its name and a short ending, as in `yahoo.co.uk`. */
export function isFreeMail(host: string): boolean {
  const [name = '', ...ending] = host.split('.')
  return providers.has(name) && ending.length <= 2 && ending.every((label) => label.length <= 4)
}
