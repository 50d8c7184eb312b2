// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { AgenciesView } from "./agencies-view";

afterEach(cleanup);

/** Shows the view to a user; the paths of its requests are added to the returned list. */
function open(type: "Administrator" | "CompanyUser"): string[] {
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    asked.push(path);
    return Promise.resolve(responseOf([]));
  });
  render(
    <PageProviders user={{ userName: "u", name: "U", type }}>
      <AgenciesView />
    </PageProviders>,
  );
  return asked;
}

it("says to an administrator that there is no agency yet", async () => {
  open("Administrator");
  expect(await screen.findByText("There is no agency yet.")).toBeDefined();
});

it("says to others that they may not see the agencies, and asks for none", async () => {
  const asked = open("CompanyUser");
  // Requests are sent by code that is loaded on demand.
  await act(() => vi.dynamicImportSettled());
  expect(asked).toEqual([]);
  expect(screen.getByText("It is for those who administer the installation.")).toBeDefined();
});
