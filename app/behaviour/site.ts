// What every page does; each behaviour starts and ends with its page.
