/** The progress of reading a list of several pages: the rows read so far, and all rows of the list. */
export interface ReadSoFar {
  read: number;
  count: number;
}

/**
 * Reads all pages of a list, one after the other.
 * @param readFrom fetches the page that begins at an offset
 * @param onRead called after each page except the last
 */
export async function readAllPages<Page extends { count: number }, Row>(
  readFrom: (offset: number) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
  onRead?: (soFar: ReadSoFar) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readFrom(rows.length);
    const ofPage = rowsOf(page);
    rows.push(...ofPage);
    if (ofPage.length === 0 || rows.length >= page.count) return rows;
    onRead?.({ read: rows.length, count: page.count });
  }
}
