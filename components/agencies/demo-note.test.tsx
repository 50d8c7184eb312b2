// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { agenciesQueries } from "@/lib/agencies/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { DemoNote } from "./demo-note";

afterEach(cleanup);

function show(companies: number, users: number) {
  const client = createQueryClient();
  client.setQueryData(agenciesQueries.demo("demo").queryKey, { companies, users });
  render(
    <PageProviders client={client} user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <DemoNote agencyId="demo" />
    </PageProviders>,
  );
}

it("offers to remove the demo while users of it are left, also without companies", async () => {
  show(0, 1);
  expect(screen.getByText("The demo: invented users are left.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove the demo" }));
  const what = "The demo’s other user at the agency goes. This cannot be undone.";
  expect(await screen.findByText(what, { exact: false })).toBeTruthy();
});

it("shows nothing once nothing of the demo is left", () => {
  show(0, 0);
  expect(screen.queryByRole("button")).toBeNull();
});
