/**
 * For buttons with a company's name, which is as long as the company wants it: they take a second line, not the page's
 * edge.
 */
export const WRAPPING_BUTTON = "h-auto! min-h-8.5 max-w-full py-1 text-left whitespace-normal!";
