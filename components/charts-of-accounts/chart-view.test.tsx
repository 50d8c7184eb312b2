// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterAll, afterEach, expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { ChartView } from "./chart-view";

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("no chart is shown as the fiscal year's when the fiscal years could not be fetched", async () => {
  const standard = { id: "EUBAS97", name: "EU BAS 97", children: [], knownGroups: [] };
  installTransport(({ path }) => {
    const failed = path.endsWith("/FiscalYear");
    const text = failed ? { typeOfError: "NotFound", message: "No.", identifier: "x" } : [standard];
    return Promise.resolve({ status: failed ? 404 : 200, header: () => null, text: writeWire(text) });
  });
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <CurrentUserProvider user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
        <QueryClientProvider client={createQueryClient()}>
          <NuqsTestingAdapter hasMemory>
            <ChartView companyId="a-demo-1" />
          </NuqsTestingAdapter>
        </QueryClientProvider>
      </CurrentUserProvider>
    </NextIntlClientProvider>,
  );
  await screen.findByText("The fiscal years, which use the charts of accounts, could not be fetched.");
  expect(screen.queryByRole("combobox")).toBeNull();
});
