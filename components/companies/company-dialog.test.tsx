// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { CompanyDialog } from "./company-dialog";

const CREATED: Company = { id: "a-demo-559900-0002", name: "Nya AB", businessIdentityCode: "559900-0002" };

/** Bodies sent to the service, and paths that the dialog navigated to. */
let sent: unknown[];
let pushed: string[];

beforeEach(() => {
  [sent, pushed] = [[], []];
  installTransport(({ method, body }) => {
    if (method === "POST") sent.push(JSON.parse(body as string));
    return Promise.resolve({ status: 200, header: () => null, text: writeWire(method === "POST" ? CREATED : []) });
  });
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

const ignore = () => undefined;

function show(ofFile?: { name: string; businessIdentityCode: string }, onCreated?: (company: Company) => void) {
  const push = (address: string) => {
    pushed.push(address);
  };
  const router = {
    bfcacheId: "0",
    back: ignore,
    forward: ignore,
    refresh: ignore,
    push,
    replace: push,
    prefetch: ignore,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
        <CurrentUserProvider user={{ userName: "consultant", name: "Consultant", type: "AgencyConsultant" }}>
          <AppRouterContext value={router}>
            <CompanyDialog
              mode={{ createIn: "demo", ...(ofFile && { ofFile }) }}
              onClose={ignore}
              {...(onCreated && { onCreated })}
            />
          </AppRouterContext>
        </CurrentUserProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("the dialog that makes a company", () => {
  it("goes on to the import page of the new one", async () => {
    show();
    fireEvent.change(field("Company name"), { target: { value: "Nya AB" } });
    fireEvent.change(field("Organisation number"), { target: { value: "559900-0002" } });
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => {
      expect(pushed).toEqual([`/companies/${CREATED.id}/imports`]);
    });
  });

  it("begins with what a file says, and tells who asked for the company", async () => {
    const created: Company[] = [];
    show({ name: "Nya AB", businessIdentityCode: "559900-0002" }, (company) => created.push(company));
    expect([field("Company name").value, field("Organisation number").value]).toEqual(["Nya AB", "559900-0002"]);
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => {
      expect(created).toEqual([CREATED]);
    });
    expect(sent).toEqual([{ name: "Nya AB", businessIdentityCode: "559900-0002" }]);
    expect(pushed).toEqual([]);
  });
});
