// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Voucher, VoucherAddress } from "@/contract/vouchers";
import type { VoucherSequence } from "@/lib/vouchers/voucher-sequence";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { VoucherNeighbours } from "./voucher-neighbours";

const at = (line: number): VoucherAddress => ({ import: "0f8fad5b-d9cb-469f-a165-70867728950e", line });
const inFile = (previous?: VoucherAddress, next?: VoucherAddress) => ({ previous, next }) as Voucher;

let opened: VoucherAddress[];
beforeEach(() => {
  opened = [];
});
afterEach(cleanup);

function neighbours(line: number, list?: VoucherSequence, voucher = inFile(at(line - 1), at(line + 1))) {
  return (
    <PageProviders>
      <VoucherNeighbours
        address={at(line)}
        voucher={voucher}
        list={list}
        onChange={(address) => {
          opened.push(address);
        }}
      />
    </PageProviders>
  );
}

const show = (...parameters: Parameters<typeof neighbours>) => render(neighbours(...parameters));

const button = (name: "Next voucher" | "Previous voucher") => screen.getByRole("button", { name });
const press = (name: "Next voucher" | "Previous voucher") => fireEvent.click(button(name));

describe("the previous and next voucher", () => {
  it("follow the list from which the voucher was opened", () => {
    show(5, { addresses: [at(9), at(5), at(2)], more: null });
    press("Previous voucher");
    press("Next voucher");
    expect(opened).toEqual([at(9), at(2)]);
    expect(screen.getByText("In the order of the list")).toBeTruthy();
  });

  it("follow the books if there is no list, or the voucher is not in it", () => {
    show(5);
    press("Next voucher");
    cleanup();
    show(5, { addresses: [at(9)], more: null });
    press("Previous voucher");
    expect(opened).toEqual([at(6), at(4)]);
    expect(screen.getByText("In the order of the books")).toBeTruthy();
  });

  it("continue on the next page of the list", async () => {
    show(5, { addresses: [at(5)], more: () => Promise.resolve([at(5), at(2)]) });
    press("Next voucher");
    await waitFor(() => {
      expect(opened).toEqual([at(2)]);
    });
  });

  it("say no longer that a page could not be fetched when another voucher is shown", async () => {
    const list = { addresses: [at(9), at(5)], more: () => Promise.reject(new Error("away")) };
    const { rerender } = show(5, list);
    press("Next voucher");
    expect(await screen.findByRole("alert")).toBeTruthy();
    rerender(neighbours(9, list));
    await waitFor(() => {
      expect(screen.queryByRole("alert")).toBeNull();
    });
  });

  it("do not open a voucher of a fetched page if another voucher is shown by then", async () => {
    let answer: (addresses: VoucherAddress[]) => void = () => undefined;
    const fetched = new Promise<VoucherAddress[]>((resolve) => {
      answer = resolve;
    });
    const list = { addresses: [at(9), at(5)], more: () => fetched };
    const { rerender } = show(5, list);
    press("Next voucher");
    rerender(neighbours(9, list));
    answer([at(9), at(5), at(2)]);
    await fetched;
    // Time in which a voucher would be opened.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened).toEqual([]);
  });

  it("do not open a voucher after the dialog is closed", async () => {
    let answer: (addresses: VoucherAddress[]) => void = () => undefined;
    const fetched = new Promise<VoucherAddress[]>((resolve) => {
      answer = resolve;
    });
    show(5, { addresses: [at(5)], more: () => fetched });
    press("Next voucher");
    cleanup();
    answer([at(5), at(2)]);
    await fetched;
    // Time in which a voucher would be opened.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(opened).toEqual([]);
  });

  it("show an error if the next page cannot be fetched", async () => {
    show(5, { addresses: [at(5)], more: () => Promise.reject(new Error("away")) });
    press("Next voucher");
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(button("Next voucher").getAttribute("aria-disabled")).not.toBe("true");
  });

  it("end with the list, with a note if the list is incomplete", () => {
    show(5, { addresses: [at(9), at(5)], more: null, isCut: true });
    expect(button("Next voucher").getAttribute("aria-disabled")).toBe("true");
    press("Next voucher");
    expect(opened).toEqual([]);
    expect(screen.getByText("The list ends here, but the account has more rows.")).toBeTruthy();
  });
});
