// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { usePresetKeyFigures } from "./use-preset-key-figures";

const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;

it("an unknown key figure is shown by its id and marked as unknown", () => {
  const known = { id: "NetSales", name: "Net sales", description: "Sold.", valueType: "Amount" as const };
  const { result } = renderHook(() => usePresetKeyFigures([known]), { wrapper });
  expect(result.current("NetSales")).toEqual({ ...known, isUnknown: false });
  expect(result.current("NotYetKnown")).toEqual({
    id: "NotYetKnown",
    name: "NotYetKnown",
    valueType: null,
    isUnknown: true,
    description: MESSAGES.en.presets.unknownWhy,
  });
  // An input is known although the catalogue has none.
  expect(result.current("TaxRate")).toMatchObject({ isUnknown: false });
});
