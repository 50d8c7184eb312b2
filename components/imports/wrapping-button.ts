/** For buttons with the name of a company: a long name continues on a second line, and does not widen the page. */
export const WRAPPING_BUTTON = "h-auto! min-h-8.5 max-w-full py-1 text-left whitespace-normal!";
