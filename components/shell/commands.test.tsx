// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { commandWindow } from "./command-store";
import { Commands } from "./commands";

vi.mock("next/navigation", () => ({
  usePathname: () => "/agencies/demo/companies",
  useParams: () => ({ agencyId: "demo" }),
  useRouter: () => ({ push: () => undefined }),
}));

afterEach(() => {
  cleanup();
  commandWindow.set(null);
  vi.unstubAllGlobals();
});

it("keeps what is typed before the palette is loaded, and leaves later keys to its field", async () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <Commands />
    </PageProviders>,
  );
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  for (const key of ["/", "b", "x", "Backspace", "r"]) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  await waitFor(() => {
    expect(field.value).toBe("/br");
  });
  fireEvent.keyDown(field, { key: "y" });
  expect(field.value).toBe("/br");
});

it("keeps signing out when Ctrl + K and ? are pressed meanwhile", async () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  let fail: () => void = () => undefined;
  const request = vi.fn<typeof fetch>(
    () =>
      new Promise((_, reject) => {
        fail = () => {
          reject(new Error("offline"));
        };
      }),
  );
  vi.stubGlobal("fetch", request);
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <Commands />
    </PageProviders>,
  );
  commandWindow.set("signOut");
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "?" });
  await waitFor(() => {
    expect(request).toHaveBeenCalledOnce();
  });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(commandWindow.get()).toBe("signOut");
  fail();
  await waitFor(() => {
    expect(commandWindow.get()).toBeNull();
  });
});
