// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportNav } from "./report-nav";
import { REPORT } from "./testing/report";

beforeEach(() => {
  installTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it.each([
  ["r", "March · Mar 2026"],
  [undefined, "This report is not there any more."],
])("the choice on a phone shows the chosen report, or that there is none (%s)", (chosen, shown) => {
  render(
    <PageProviders>
      <ReportNav companyId="a-demo-1" reports={[REPORT]} chosen={chosen} onChoose={() => undefined} />
    </PageProviders>,
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]?.textContent).toBe(shown);
});
