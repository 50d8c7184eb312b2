// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RuleDialog } from "./rule-dialog";

const SALES: KeyFigure = { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" };
const EQUITY: KeyFigure = { id: "EquityRatio", name: "Equity ratio", valueType: "Percent", description: "" };
const RULE: StandardRule = {
  id: "r",
  kind: "comparison",
  isOn: true,
  isStandard: false,
  formula: "[EquityRatio] < 20",
  resolution: "month",
};
const WRITTEN = { formula: RULE.formula, resolution: RULE.resolution };

afterEach(cleanup);

it("shows another user's version after a conflict; saving again replaces it but keeps its switch", async () => {
  const sent: unknown[] = [];
  installTestTransport(({ method, path, body }) => {
    if (method === "PUT") sent.push(JSON.parse(body as string));
    if (path.endsWith("Preview")) return Promise.resolve(responseOf({ companies: 0, of: 5 }));
    if (path.endsWith("/KeyFigure")) return Promise.resolve(responseOf([EQUITY]));
    return Promise.resolve(responseOf({ ...RULE, formula: "[EquityRatio] < 60", isOn: false }));
  });
  const onClose = vi.fn();
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <RuleDialog place={{ agencyId: "demo", companyTypeId: null }} rule={RULE} onClose={onClose} />
    </PageProviders>,
  );
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Low" } });
  fireEvent.click(screen.getByRole("button", { name: "Save rule" }));
  expect((await screen.findByRole("alert")).textContent).toContain("60");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Save rule" }));
  await expect.poll(() => sent).toEqual([{ ...WRITTEN, name: "Low", keyFigureType: null }]);
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it("saves the default key figure when a rule about any key figure gets a kind that needs one", async () => {
  const sent: unknown[] = [];
  installTestTransport(({ method, path, body }) => {
    if (path.endsWith("Preview")) return Promise.resolve(responseOf({ companies: 0, of: 5 }));
    if (path.endsWith("/KeyFigure")) return Promise.resolve(responseOf([EQUITY, SALES]));
    if (method === "POST") sent.push(JSON.parse(body as string));
    return Promise.resolve(responseOf({ ...RULE, kind: "change" }));
  });
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <RuleDialog place={{ agencyId: "demo", companyTypeId: null }} rule={null} onClose={vi.fn()} />
    </PageProviders>,
  );
  const kind = await screen.findByLabelText("Kind");
  fireEvent.change(kind, { target: { value: "targetMissed" } });
  fireEvent.change(screen.getByLabelText("Key figure"), { target: { value: "" } });
  fireEvent.change(kind, { target: { value: "change" } });
  expect(screen.getByLabelText("Key figure")).toHaveProperty("value", "NetSales");
  fireEvent.click(screen.getByRole("button", { name: "Save rule" }));
  await expect.poll(() => sent).toMatchObject([{ kind: "change", keyFigureType: "NetSales" }]);
});
