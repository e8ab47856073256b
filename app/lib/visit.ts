/**
 * Goes to a page of ours as a press on a link does: by client navigation where the router is there,
 * and else by the browser. (A script that imported the router itself would cut it out of its file.)
 */
export function visit(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
