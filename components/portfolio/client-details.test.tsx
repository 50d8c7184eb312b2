// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ClientDetails } from "./client-details";

afterEach(cleanup);

it("writes amounts in the currency of the client's latest fiscal year", async () => {
  const value = { value: 1234, period: periodOfDays("2024-01-01", "2024-12-31"), bookedThrough: "2024-12-31" };
  const keyFigure = { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" };
  installTestTransport(({ path }) => {
    if (path.includes("KeyFigureValue")) return Promise.resolve(responseOf([{ keyFigure, keyFigureValues: [value] }]));
    return Promise.resolve(responseOf(path.endsWith("/FiscalYear") ? [{ ...YEAR_2024, currency: "EUR" }] : []));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <ClientDetails company={{ id: "a-demo-1", name: "Åkes", businessIdentityCode: "" }} isPinned={false} />
    </PageProviders>,
  );
  expect((await screen.findByRole("cell", { name: /1,234/ })).textContent).toBe("1,234\u00a0EUR");
});
