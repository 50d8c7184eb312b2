// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfDays } from "@/contract/period";
import type { RowSet } from "@/lib/inputs/rows";
import type { ValuesTransport } from "@/lib/inputs/save-queue";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { useFiscalYearValues } from "./use-fiscal-year-values";

const NOTHING: KeyFigureData[] = [];
const address = { keyFigureInfoId: "a", period: periodOfDays("2024-01-01", "2024-01-31") };

interface Props {
  rowSet: RowSet;
  load: () => Promise<Required<ValuesTransport>>;
}

/** Edits are kept in memory for the whole visit, so each test has its own fiscal year. */
let year = 0;

afterEach(cleanup);

function open(props: Props) {
  const key = { companyId: "c", fiscalYearId: String(++year), kind: "targets" } as const;
  return renderHook((now: Props) => useFiscalYearValues(key, NOTHING, now.rowSet, now.load), {
    initialProps: props,
    wrapper: ({ children }: { children: ReactNode }) => (
      <CurrentUserProvider user={{ userName: "owner", name: "Owner", type: "CompanyUser", companies: [] }}>
        {children}
      </CurrentUserProvider>
    ),
  });
}

const rowsOf = (...ids: string[]): RowSet => ({ rows: () => ids, typeOf: () => null });
const transport = () => ({ send: vi.fn(() => Promise.resolve()), fetch: () => Promise.resolve([]) });

it("shows the rows of a later response", () => {
  const load = () => Promise.resolve(transport());
  const { result, rerender } = open({ rowSet: rowsOf("a"), load });
  rerender({ rowSet: rowsOf("a", "b"), load });
  expect(result.current.rows()).toEqual(["a", "b"]);
});

it("saves through the transport of the fiscal year as it is now, with the same edits", async () => {
  const [first, second] = [transport(), transport()];
  const rowSet = rowsOf("a");
  const { result, rerender } = open({ rowSet, load: () => Promise.resolve(first) });
  const before = result.current;
  act(() => {
    before.edits.change([{ address, content: 5 }]);
  });
  rerender({ rowSet, load: () => Promise.resolve(second) });
  expect(result.current).toBe(before);
  await act(() => result.current.queue.flush());
  expect(first.send).not.toHaveBeenCalled();
  expect(second.send).toHaveBeenCalledOnce();
});

it("loads the transport again with the first save when it could not be loaded after the page", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  try {
    const sender = transport();
    const load = vi.fn<Props["load"]>(() => Promise.resolve(sender)).mockRejectedValueOnce(new Error("no chunk"));
    const { result } = open({ rowSet: rowsOf("a"), load });
    // Node reports an unhandled rejection only after the pending microtasks.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(unhandled).not.toHaveBeenCalled();
    act(() => {
      result.current.edits.change([{ address, content: 5 }]);
    });
    await act(() => result.current.queue.flush());
    expect(sender.send).toHaveBeenCalledOnce();
  } finally {
    process.off("unhandledRejection", unhandled);
  }
});
