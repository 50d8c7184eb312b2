import { expect, it } from "vitest";
import { parseVoucherAddress, writeVoucherAddress } from "./voucher-address";
import { voucherFilter, voucherParamsOf } from "./voucher-filter";

const ADDRESS = { import: "0f8fad5b-d9cb-469f-a165-70867728950e", line: 12 };

it("a voucher's address is written and read", () => {
  expect(parseVoucherAddress(writeVoucherAddress(ADDRESS))).toEqual(ADDRESS);
});

it.each(["", "12", `${ADDRESS.import}~0`, `${ADDRESS.import}~1.5`, `x${ADDRESS.import}~1`])("%s is refused", (text) => {
  expect(parseVoucherAddress(text)).toBeNull();
});

it("the filter of the list is read from the page's address, without invalid and empty parts", () => {
  expect(voucherFilter(voucherParamsOf({ account: "1930", counter: "3001", month: "2024-02" }))).toEqual({
    account: "1930",
    counterAccount: "3001",
    startDate: "2024-02-01",
    endDate: "2024-02-29",
  });
  expect(voucherFilter(voucherParamsOf({ month: "2024-12", text: "hyra" }))).toEqual({
    text: "hyra",
    startDate: "2024-12-01",
    endDate: "2024-12-31",
  });
  expect(voucherFilter(voucherParamsOf({ month: "2024-13", account: "" }))).toEqual({});
});
