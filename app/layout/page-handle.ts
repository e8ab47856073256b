/**
 * The route handle of a reading page, whose header is solid white on paper.
 * Every other page begins with a picture or night under a transparent header.
 */
export const paperHead = 'paper-head'
