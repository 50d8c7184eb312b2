// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CommandPalette } from "./command-palette";

vi.mock("next/navigation", () => ({
  usePathname: () => "/agencies/demo/companies",
  useParams: () => ({ agencyId: "demo" }),
  useRouter: () => ({ push: () => undefined }),
}));

afterEach(cleanup);

function search(text: string): void {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <CommandPalette onClose={() => undefined} />
    </PageProviders>,
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
}

it("says that the companies could not be fetched, instead of that nothing matches", async () => {
  installTestTransport(() => Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No." }, 404)));
  search("Bryggan");
  await waitFor(() => {
    expect(screen.getByRole("status").textContent).toContain("could not be fetched");
  });
});

it("says that nothing matches when the companies were fetched", async () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  search("Bryggan");
  await waitFor(() => {
    expect(screen.getByRole("status").textContent).toBe("Nothing matches.");
  });
});
