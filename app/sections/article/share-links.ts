/** Opens a new message with the title as subject and the address as text. */
export function mailHref(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
}

/** Opens WhatsApp with title and address as the message. */
export function whatsAppHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`
}
