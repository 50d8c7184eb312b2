import { expect, it } from "vitest";
import { emptyDraft, isSameInput, readDraft, subjectOf, toDraft } from "./comment-input";
import { parseCommentedVoucher, writeCommentedVoucher } from "./commented-voucher";

const VOUCHER = {
  import: "0f8fad5b-d9cb-469f-a165-70867728950e",
  line: 12,
  series: "A",
  number: "7",
  date: "2025-02-15",
};
const DRAFT = {
  ...emptyDraft({ start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" }),
  message: "Vad?",
  keyFigureType: "NetSales",
  account: "1930",
  voucher: VOUCHER,
};

it.each([VOUCHER, { ...VOUCHER, series: "", number: "" }, { ...VOUCHER, number: "7~1" }])(
  "a voucher is written into an address and read: %j",
  (voucher) => {
    expect(parseCommentedVoucher(writeCommentedVoucher(voucher))).toEqual(voucher);
  },
);

it.each(["", "x~1~2025-02-15~A~7", "0f8fad5b-d9cb-469f-a165-70867728950e~12", "~~~~"])("%s is no voucher", (text) => {
  expect(parseCommentedVoucher(text)).toBeNull();
});

it("a draft is stored and read with its account and voucher", () => {
  expect(toDraft(DRAFT)).toEqual(DRAFT);
  expect(subjectOf(DRAFT)).toEqual({ account: "1930", voucher: VOUCHER });
  expect(readDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
  expect(readDraft({ ...DRAFT, voucher: "A 7" })).toBeNull();
});

it("a draft is the same without its voucher's address, but not with another voucher or account", () => {
  // The address, a line of an import, changes when the books are imported again.
  const { import: _, line: __, ...withoutAddress } = VOUCHER;
  expect(isSameInput(DRAFT, { ...DRAFT, voucher: withoutAddress })).toBe(true);
  expect(isSameInput(DRAFT, { ...DRAFT, voucher: { ...VOUCHER, number: "8" } })).toBe(false);
  expect(isSameInput(DRAFT, { ...DRAFT, account: "1910" })).toBe(false);
});
