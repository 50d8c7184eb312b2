// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BatchListView } from "./batch-list-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("a refusal of the chosen files stays on the page, with its reason and identifier", async () => {
  const refusal = { typeOfError: "Forbidden", message: "No.", identifier: "id-1" };
  installTransport(({ method }) => Promise.resolve(method === "GET" ? responseOf([]) : responseOf(refusal, 403)));
  render(
    <PageProviders>
      <BatchListView agencyId="demo" />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText("Choose files"), { target: { files: [new File(["x"], "a.se")] } });
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toContain("The files were not received.");
  expect(textContent).toContain("You are not allowed to do this.");
  expect(textContent).toContain("id-1");
  expect(toastStore.get()).toEqual([]);
});
