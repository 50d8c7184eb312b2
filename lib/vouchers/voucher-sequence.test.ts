import type { VoucherAddress } from "@/contract/vouchers";
import { describe, expect, it, vi } from "vitest";
import { neighboursIn, sequenceOf } from "./voucher-sequence";

const IMPORT = "0f8fad5b-d9cb-469f-a165-70867728950e";
const at = (line: number) => ({ import: IMPORT, line });

describe("the neighbours of a voucher in a list", () => {
  it("are those of the list, whatever the order of the file", () => {
    expect(neighboursIn([at(9), at(2), at(5)], at(2))).toEqual({ previous: at(9), next: at(5) });
    expect(neighboursIn([at(9), at(2)], at(9))).toEqual({ previous: undefined, next: at(2) });
  });

  it("are other vouchers when a voucher has several rows", () => {
    const rows = [at(1), at(1), at(2), at(1), at(3)];
    expect(neighboursIn(rows, at(1))).toEqual({ previous: undefined, next: at(2) });
    expect(neighboursIn(rows, at(2))).toEqual({ previous: at(1), next: at(3) });
    expect(neighboursIn(rows, at(3))).toEqual({ previous: at(2), next: undefined });
  });

  it("are none where the voucher is not in the list, or of another import", () => {
    expect(neighboursIn([at(1)], at(2))).toBeNull();
    expect(neighboursIn([at(1)], { import: IMPORT.replace("0", "1"), line: 1 })).toBeNull();
  });
});

it("more waits for a running refetch of the list, and then fetches the next page", async () => {
  const present = { data: { pages: [[at(1)]] }, hasNextPage: true };
  // A call during a refetch resolves with the refetched pages, and fetches no further one.
  const fetchNextPage = vi
    .fn()
    .mockResolvedValueOnce(present)
    .mockResolvedValueOnce({ data: { pages: [[at(1)], [at(2)]] }, hasNextPage: false });
  const query = { ...present, fetchNextPage } as unknown as Parameters<typeof sequenceOf<VoucherAddress[]>>[0];
  expect(await sequenceOf(query, (page) => page).more!()).toEqual([at(1), at(2)]);
});

it("more fetches the next page, and is null after the last one", async () => {
  const pages = [[at(1)], [at(2)]];
  const fetchNextPage = vi.fn(() => Promise.resolve({ data: { pages } }));
  const query = { data: { pages: [[at(1)]] }, hasNextPage: true, fetchNextPage };
  const sequence = sequenceOf(query as unknown as Parameters<typeof sequenceOf<(typeof pages)[0]>>[0], (page) => page);
  expect(sequence.addresses).toEqual([at(1)]);
  expect(await sequence.more!()).toEqual([at(1), at(2)]);
  const all = { ...query, hasNextPage: false } as unknown as Parameters<typeof sequenceOf<(typeof pages)[0]>>[0];
  expect(sequenceOf(all, (page) => page).more).toBeNull();
});
