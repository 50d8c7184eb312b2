import { expect, it } from "vitest";
import { readAllPages, type ReadSoFar } from "./read-all-pages";

const ROWS = Array.from({ length: 25 }, (_, row) => row);

function list(pageSize: number, rows: readonly number[] = ROWS) {
  const offsets: number[] = [];
  const readFrom = (offset: number) => {
    offsets.push(offset);
    return Promise.resolve({ count: ROWS.length, rows: rows.slice(offset, offset + pageSize) });
  };
  return { offsets, readFrom };
}

it("reads page after page, and says how far it has come", async () => {
  const { offsets, readFrom } = list(10);
  const told: ReadSoFar[] = [];
  const read = await readAllPages(
    readFrom,
    ({ rows }) => rows,
    (soFar) => told.push(soFar),
  );
  expect(read).toEqual(ROWS);
  expect(offsets).toEqual([0, 10, 20]);
  expect(told).toEqual([
    { read: 10, count: 25 },
    { read: 20, count: 25 },
  ]);
});

it("ends where the list has become shorter meanwhile", async () => {
  const { offsets, readFrom } = list(10, ROWS.slice(0, 10));
  expect(await readAllPages(readFrom, ({ rows }) => rows)).toHaveLength(10);
  expect(offsets).toEqual([0, 10]);
});
