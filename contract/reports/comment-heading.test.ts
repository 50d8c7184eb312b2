import { expect, it } from "vitest";
import { periodOfDays } from "../period";
import { commentHeading } from "./comment-heading";

const COMMENT = {
  keyFigureId: "NetSales",
  keyFigureName: "Nettoomsättning",
  period: periodOfDays("2025-02-01", "2025-02-28"),
  author: "Anna",
};
const VOUCHER = { series: "A", number: "12", date: "2025-02-15" };

it("names the key figure, the account, the voucher, the months and the author", () => {
  expect(commentHeading(COMMENT, "sv")).toBe("Nettoomsättning · feb. 2025 · Anna");
  const onVoucher = { ...COMMENT, account: { number: "3010", name: "Varor" }, voucher: VOUCHER };
  expect(commentHeading(onVoucher, "sv")).toBe(
    "Nettoomsättning · Konto 3010 Varor · Verifikation A 12 · feb. 2025 · Anna",
  );
  expect(commentHeading(onVoucher, "en")).toMatch(/· Account 3010 Varor · Voucher A 12 ·/);
});

it("takes the number, the day and the id where there is no name", () => {
  const unnamed = {
    ...COMMENT,
    keyFigureName: undefined,
    account: { number: "3010", name: "" },
    voucher: { ...VOUCHER, series: "", number: "" },
  };
  expect(commentHeading(unnamed, "sv")).toBe("NetSales · Konto 3010 · Verifikation 2025-02-15 · feb. 2025 · Anna");
});
