// What every page does; each behaviour starts and ends with its page.
import './chat.ts'
import './search.ts'
