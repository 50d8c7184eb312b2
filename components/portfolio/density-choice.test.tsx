// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { DensityChoice } from "./density-choice";

vi.mock("@/lib/users/choices", () => {
  throw new Error("the code could not be loaded");
});

afterEach(cleanup);

it("says that the density was not changed when the code could not be loaded", async () => {
  render(
    <PageProviders>
      <DensityChoice value="regular" onChange={vi.fn()} />
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => {
    expect(toastStore.get()).toMatchObject([{ message: "The setting was not changed. Try again.", tone: "bad" }]);
  });
});
