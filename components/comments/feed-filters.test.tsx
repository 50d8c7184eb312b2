// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { FeedFilters } from "./feed-filters";

afterEach(cleanup);

it("the filter has the name of a client without any comment", async () => {
  const client = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" };
  installTransport(() => Promise.resolve({ status: 200, header: () => null, text: writeWire([client]) }));
  const params = { show: null, mine: false, figure: null, company: client.id, author: null };
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <QueryClientProvider client={createQueryClient()}>
        <FeedFilters
          agencyId="demo"
          params={{ ...params, range: null, from: null, to: null }}
          comments={[]}
          onChange={() => undefined}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  expect(await screen.findByText("Client: Kista Bygg AB")).toBeTruthy();
});
