/** The offset of the next page of a list with `count` rows; undefined after the last page. */
export function nextOffset<Page>(
  count: number,
  pages: readonly Page[],
  rowsOf: (page: Page) => readonly unknown[],
): number | undefined {
  const shown = pages.reduce((sum, page) => sum + rowsOf(page).length, 0);
  return shown < count ? shown : undefined;
}
