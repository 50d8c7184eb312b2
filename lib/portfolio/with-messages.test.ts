import { expect, it } from "vitest";
import { clientWith, PERIOD } from "@/lib/reports/testing/message-values";
import type { PortfolioRow } from "./rows";
import { withMessages } from "./with-messages";

it("exported rows have the comments that the list shows", async () => {
  const row = (id: string, message: string, isLive: boolean) =>
    ({
      company: { id },
      status: { companyId: id, comment: { message, at: "", by: "", ...(isLive && { period: PERIOD }) } },
    }) as unknown as PortfolioRow;
  const rows = [
    row("a", "{[NetSales]}", true),
    row("b", "{plain}", false),
    // More comments than are fetched at once.
    ...Array.from({ length: 20 }, (_, i) => row(`c${i}`, "Sold {[NetSales]}", true)),
  ];
  const shown = await withMessages(rows, clientWith(...rows.map(({ company }) => company.id)), "en");
  expect(shown.map(({ status }) => status?.comment?.message)).toEqual([
    "1,500\u00a0SEK",
    "{plain}",
    ...Array.from({ length: 20 }, () => "Sold 1,500\u00a0SEK"),
  ]);
  expect(rows[0]!.status!.comment!.message).toBe("{[NetSales]}");
});
