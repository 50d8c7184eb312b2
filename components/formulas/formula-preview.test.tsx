// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { FormulaPreview } from "./formula-preview";

afterEach(cleanup);

const NAMES: Record<string, string> = { Hourly: "Sales per hour", Twice: "Double rate" };

it.each([
  [{ code: "circle", path: ["Hourly", "Twice", "Hourly"] }, "Sales per hour → Double rate → Sales per hour"],
  [{ code: "breaks", name: "Twice" }, "The key figure Double rate uses this one"],
])("names the key figures of a problem that only the service finds (%j)", async (problem, text) => {
  installTestTransport(() => Promise.resolve(responseOf({ problem: { message: "No.", ...problem }, values: [] })));
  render(
    <PageProviders>
      <FormulaPreview
        companyId="a"
        year={YEAR_2024}
        formula="[Twice]"
        id="Hourly"
        look={{ valueType: "Amount" }}
        nameOf={(id) => NAMES[id]!}
      />
    </PageProviders>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});
