import { expect, test } from "vitest";
import { ACTIVITY_ROWS } from "@/contract/activity";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MAX_EXPORTED, readAllActivity } from "./queries";

/** Number of entries that readAllActivity asks for at a time; MAX_EXPORTED is a multiple of it. */
const PAGE = ACTIVITY_ROWS.max;
const ENTRY = {
  id: "1",
  at: "2026-02-01T10:20:30",
  user: "anna",
  action: "update",
  resource: "Company",
  resourceId: "c",
  before: null,
  after: null,
};

test.each([
  [MAX_EXPORTED - 1, false],
  [MAX_EXPORTED, false],
  [MAX_EXPORTED + 1, true],
])("a file of %i entries is marked as incomplete: %s", async (count, isPart) => {
  let sent = 0;
  installTestTransport(() => {
    const entries = Array.from({ length: Math.min(PAGE, count - sent) }, (_, index) => ({
      ...ENTRY,
      id: String(sent + index),
    }));
    sent += entries.length;
    const page = { entries, ...(sent < count && { next: "next" }) };
    return Promise.resolve(responseOf(page));
  });
  const read = await readAllActivity({ companyId: "c" }, {});
  expect(read.isPart).toBe(isPart);
  expect(read.entries).toHaveLength(Math.min(count, MAX_EXPORTED));
});

test("a file is complete when the remaining entries are of the evening before the filter's first day", async () => {
  let sent = 0;
  installTestTransport(() => {
    const isRest = sent === MAX_EXPORTED;
    const entries = isRest
      ? [{ ...ENTRY, at: "2026-01-31T22:59:59" }]
      : Array.from({ length: PAGE }, (_, index) => ({ ...ENTRY, id: String(sent + index) }));
    sent += entries.length;
    return Promise.resolve(responseOf({ entries, ...(!isRest && { next: "next" }) }));
  });
  const read = await readAllActivity({ companyId: "c" }, { startDate: "2026-02-01" });
  expect(read).toMatchObject({ isPart: false, entries: { length: MAX_EXPORTED } });
});

test("the days of a filter are Swedish, and the service is asked for the days of UTC that contain them", async () => {
  const entry = (id: string, at: string) => ({ ...ENTRY, id, at });
  const pages = [
    { entries: [entry("next day", "2026-07-02T22:00:00")], next: "1" },
    { entries: [entry("last", "2026-07-02T21:59:59"), entry("first", "2026-06-30T22:00:00")], next: "2" },
    { entries: [entry("day before", "2026-06-30T21:59:59")], next: "3" },
  ];
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    asked.push(path);
    return Promise.resolve(responseOf(pages[asked.length - 1]));
  });
  const { entries } = await readAllActivity({ companyId: "c" }, { startDate: "2026-07-01", endDate: "2026-07-02" });
  expect(entries.map(({ id }) => id)).toEqual(["last", "first"]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain("startDate=2026-06-30&endDate=2026-07-02");
});
