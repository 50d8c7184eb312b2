// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyDialog } from "./company-dialog";

const CREATED: Company = { id: "a-demo-559900-0002", name: "Nya AB", businessIdentityCode: "559900-0002" };

/** Bodies sent to the service. */
let sent: unknown[];

beforeEach(() => {
  sent = [];
  installTransport(({ method, body }) => {
    if (method === "POST") sent.push(JSON.parse(body as string));
    return Promise.resolve(responseOf(method === "POST" ? CREATED : []));
  });
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

const ignore = () => undefined;

function show(ofFile: { name: string; businessIdentityCode: string }, onCreated: (company: Company) => void) {
  render(
    <PageProviders user={{ userName: "consultant", name: "Consultant", type: "AgencyConsultant" }}>
      <CompanyDialog mode={{ createIn: "demo", ofFile }} onClose={ignore} onCreated={onCreated} />
    </PageProviders>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("the dialog that creates a company", () => {
  it("is prefilled from a file, and passes the new company to onCreated", async () => {
    const created: Company[] = [];
    show({ name: "Nya AB", businessIdentityCode: "559900-0002" }, (company) => created.push(company));
    expect([field("Company name").value, field("Organisation number").value]).toEqual(["Nya AB", "559900-0002"]);
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => {
      expect(created).toEqual([CREATED]);
    });
    expect(sent).toEqual([{ name: "Nya AB", businessIdentityCode: "559900-0002" }]);
  });
});
