// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportNav } from "./report-nav";
import { REPORT } from "./testing/report";

beforeEach(() => {
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);

it.each([
  ["r", "March · Mar 2026"],
  [undefined, "This report is not there any more."],
])("the list on a phone shows the chosen report, or that it does not exist (%s)", (chosen, shown) => {
  render(
    <PageProviders>
      <ReportNav companyId="a-demo-1" reports={[REPORT]} chosen={chosen} onChoose={() => undefined} />
    </PageProviders>,
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]?.textContent).toBe(shown);
});
