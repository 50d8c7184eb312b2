// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReportLink } from "@/contract/reports/report-link";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { LinksDialog } from "./links-dialog";
import { REPORT } from "./testing/report";

afterEach(cleanup);

it("focuses the row of a link that was revoked, since its button is gone", async () => {
  let link: ReportLink = {
    id: "l",
    created: "2026-04-01T08:00:00",
    createdBy: "Anna",
    expires: "2999-01-01T08:00:00",
    language: "en",
    needsCode: false,
  };
  installTestTransport(({ method, path }) => {
    if (method === "DELETE") link = { ...link, closed: { at: "2026-04-02T08:00:00", because: "revoked" } };
    return Promise.resolve(path.includes("/Link") ? responseOf(method === "DELETE" ? null : [link]) : responseOf({}));
  });
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <LinksDialog companyId="a-demo-1" report={REPORT} onClose={() => undefined} />
    </PageProviders>,
  );
  const revoke = await screen.findByRole("button", { name: /^Revoke/ });
  revoke.focus();
  fireEvent.click(revoke);
  await screen.findByText("Revoked");
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("listitem"));
  });
});
