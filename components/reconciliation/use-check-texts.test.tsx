// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { ReconciliationCheck } from "@/contract/statements/reconciliation";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useCheckTexts } from "./use-check-texts";

const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;

const account = (number: string, difference: number) => ({ number, name: "", books: difference, file: 0, difference });

/** A check with one account for each of these differences, in öre. */
function check(...differences: number[]): ReconciliationCheck {
  const accounts = differences.map((difference, index) => account(String(3000 + index), difference));
  const difference = differences.reduce((sum, one) => sum + one, 0);
  const absoluteDifference = differences.reduce((sum, one) => sum + Math.abs(one), 0);
  return {
    id: "result",
    agreement: "differs",
    books: difference,
    file: 0,
    difference,
    absoluteDifference,
    compared: 9,
    accounts,
  };
}

it("differences of several accounts are added up without their signs, so that they do not cancel out", () => {
  const { result } = renderHook(() => useCheckTexts(), { wrapper });
  expect(result.current(check(500_000, -490_000))).toBe(
    "Income and cost accounts: 2 accounts differ, by 9,900.00 in all when no difference cancels another out.",
  );
});

it("an account that differs in several months counts once", () => {
  const { result } = renderHook(() => useCheckTexts(), { wrapper });
  const months = { ...check(500, -200), accounts: [account("3010", 500), account("3010", -200)] };
  expect(result.current(months)).toBe(
    "Income and cost accounts: one account differs, by 7.00 in all when no difference cancels another out.",
  );
});

it("the difference of one account or of a sum has its sign", () => {
  const { result } = renderHook(() => useCheckTexts(), { wrapper });
  expect(result.current(check(-1234))).toBe("Income and cost accounts: one account differs, by −12.34.");
  const sum = { ...check(), id: "bookedSum" as const, compared: 0, difference: -1234, absoluteDifference: 1234 };
  expect(result.current(sum)).toBe("Sum of what was booked: a difference of −12.34.");
});
