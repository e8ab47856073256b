import type { AnswerTemplate } from '#contract/answer-page.ts'

/** Nothing is loaded or run; its one form posts to ourselves. */
const policy = "default-src 'none'; form-action 'self'; base-uri 'none'"

/** The answer page of a server without a build: says the same, plainly. */
export const plainAnswerTemplate: AnswerTemplate = {
  policy,
  page: [
    '<!DOCTYPE html>\n<html lang="en-NG"><head><meta charset="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      '<meta name="robots" content="noindex"><title>',
    { slot: 'title' },
    '</title></head>\n<body><main><h1>',
    { slot: 'title' },
    '</h1><p>',
    { slot: 'text' },
    '</p>',
    { slot: 'items' },
    { slot: 'action' },
    '<a href="',
    { slot: 'backHref' },
    '">',
    { slot: 'backLabel' },
    '</a></main></body></html>\n',
  ],
  items: ['<ul>', { slot: 'item' }, '</ul>'],
  item: ['<li><b>', { slot: 'label' }, '</b> ', { slot: 'text' }, '</li>'],
  action: [
    '<form method="post" action="',
    { slot: 'href' },
    '"><input type="hidden" name="',
    { slot: 'fieldName' },
    '" value="',
    { slot: 'fieldValue' },
    '"><button type="submit">',
    { slot: 'label' },
    '</button></form>',
  ],
}
