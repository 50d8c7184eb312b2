// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardFormulaDialog } from "./standard-formula-dialog";

const DIRECTOR = { userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" } as const;
const FORMULA: KeyFigureFormula = {
  id: "Half",
  name: "Half",
  formula: "1 / 2",
  valueType: "Ratio",
  version: 1,
  changed: "2026-11-26T00:00:00Z",
  changedBy: "d",
};

afterEach(cleanup);

it("stays open while the key figure is being saved", async () => {
  let save: (() => void) | undefined;
  installTestTransport(({ method, path }) => {
    if (method === "GET") return Promise.resolve(responseOf(path.endsWith("/Half") ? FORMULA : []));
    return new Promise((resolve) => {
      save = () => {
        resolve(responseOf({ ...FORMULA, version: 2 }));
      };
    });
  });
  const onClose = vi.fn();
  render(
    <PageProviders user={DIRECTOR}>
      <StandardFormulaDialog place={{ agencyId: "demo", companyTypeId: null }} change={FORMULA} onClose={onClose} />
    </PageProviders>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Save as version 2" }));
  await waitFor(() => {
    expect(save).toBeDefined();
  });
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  save!();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it("shows another user's version after a conflict, which saving again replaces", async () => {
  const theirs = { ...FORMULA, formula: "1 / 3", version: 2 };
  const sent: unknown[] = [];
  installTestTransport(({ method, path, body }) => {
    if (method === "PUT") sent.push(parseWire(body as string));
    const formula = method === "PUT" ? { ...theirs, version: 3 } : theirs;
    return Promise.resolve(responseOf(path.endsWith("/Half") ? formula : []));
  });
  const onClose = vi.fn();
  render(
    <PageProviders user={DIRECTOR}>
      <StandardFormulaDialog place={{ agencyId: "demo", companyTypeId: null }} change={FORMULA} onClose={onClose} />
    </PageProviders>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Save as version 2" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Half = 1 / 3");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Save as version 3" }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(sent).toMatchObject([{ name: "Half", formula: "1 / 2" }]);
});
