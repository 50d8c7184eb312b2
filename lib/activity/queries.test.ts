import { expect, test } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { MAX_EXPORTED, readAllActivity } from "./queries";

const PAGE = 200;

test.each([
  [MAX_EXPORTED - 1, false],
  [MAX_EXPORTED, false],
  [MAX_EXPORTED + 1, true],
])("of %i entries the file has all, or says that it is a part: %s", async (count, isPart) => {
  let sent = 0;
  installTransport(() => {
    const entries = Array.from({ length: Math.min(PAGE, count - sent) }, (_, index) => ({
      id: String(sent + index),
      at: "2026-02-01T10:20:30",
      user: "anna",
      action: "update",
      resource: "Company",
      resourceId: "c",
      before: null,
      after: null,
    }));
    sent += entries.length;
    const page = { entries, ...(sent < count && { next: "next" }) };
    return Promise.resolve(responseOf(page));
  });
  const read = await readAllActivity({ companyId: "c" }, {});
  expect(read.isPart).toBe(isPart);
  expect(read.entries).toHaveLength(Math.min(count, MAX_EXPORTED));
});
