import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { countFiles, countWith } from "./batch-room";
import { batchQueries } from "./batches";

const place = { agencyId: "demo", batchId: "1" };
const present: SieImportBatchFile = {
  id: "1",
  name: "\u00c5keri.se",
  size: 2,
  received: "2026-11-01T08:00:00",
  user: "anna",
  state: "imported",
  errors: 0,
  warnings: 0,
};

test.each([
  ["another name", "Skog.se", "ab", 2],
  ["the same name and another size", "\u00c5keri.se", "abc", 2],
  ["the same name and size", "\u00c5keri.se", "ab", 1],
  ["the same name in NFD, as macOS has it, and the same size", "A\u030akeri.se", "ab", 1],
])("countWith counts a batch of one file and an added file of %s", async (_, name, text, count) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(batchQueries.files(place).queryKey, [present]);
  expect(await countWith(queryClient, place, [new File([text], name)])).toBe(count);
});

test("copies of a file in several folders count once, and files of the same name with other bytes count each", async () => {
  const file = (text: string) => new File([text], "books.se");
  expect(await countFiles([file("ab"), file("ab"), file("abc"), file("xy"), file("ab")])).toBe(3);
});
