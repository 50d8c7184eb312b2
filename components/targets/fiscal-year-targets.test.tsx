// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FiscalYearTargets } from "./fiscal-year-targets";

const keyFigure = (name: string): KeyFigure => ({ id: name, name, valueType: "Percent", description: "" });

beforeEach(() => {
  installTestTransport(() => Promise.reject(new Error("no request is answered")));
});
afterEach(cleanup);

it("shows a row for a key figure that the company has got since the page was opened", () => {
  const client = createQueryClient();
  const page = (catalogue: KeyFigure[]) => (
    <PageProviders
      client={client}
      user={{
        userName: "owner",
        name: "Owner",
        type: "CompanyUser",
        companies: [{ companyId: "company", typeOfRole: "Normal" }],
      }}
    >
      <NuqsTestingAdapter hasMemory>
        <FiscalYearTargets companyId="company" fiscalYear={YEAR_2024} catalogue={catalogue} targets={[]} />
      </NuqsTestingAdapter>
    </PageProviders>
  );
  const { rerender } = render(page([keyFigure("Margin")]));
  rerender(page([keyFigure("Margin"), keyFigure("Loyalty")]));
  expect(screen.getAllByRole("rowheader", { name: /^(Margin|Loyalty)/ })).toHaveLength(2);
});
