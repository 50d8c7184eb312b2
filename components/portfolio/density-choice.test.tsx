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

it("does not change the density when the code could not be loaded, and says so", async () => {
  const onChange = vi.fn();
  render(
    <PageProviders>
      <DensityChoice value="regular" onChange={onChange} />
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => {
    expect(toastStore.get()).toMatchObject([{ message: "The setting was not changed. Try again.", tone: "bad" }]);
  });
  expect(onChange).not.toHaveBeenCalled();
});
