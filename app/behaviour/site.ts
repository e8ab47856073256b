// What every page does; each behaviour starts and ends with its page. What only some pages do
// is imported by the script of their `.astro` file.
import './page-loading.ts'
import './page-change.ts'
import './hash-links.ts'
import './header.ts'
import './menus.ts'
import './current-year.ts'
import './chat.ts'
import './search.ts'
import './review-bar.ts'
