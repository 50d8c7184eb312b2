// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { PlacesView } from "./places-view";

afterEach(cleanup);

it("the page has its heading while it loads, and when it could not be loaded", async () => {
  const text = writeWire({ typeOfError: "NotFound", message: "No.", identifier: "x" });
  installTransport(() => Promise.resolve({ status: 404, header: () => null, text }));
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <CurrentUserProvider user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
        <QueryClientProvider client={createQueryClient()}>
          <NuqsTestingAdapter>
            <PlacesView agencyId="demo" />
          </NuqsTestingAdapter>
        </QueryClientProvider>
      </CurrentUserProvider>
    </NextIntlClientProvider>,
  );
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(heading()).toBe("Who sees what");
  await screen.findByRole("alert");
  expect(heading()).toBe("Who sees what");
});
