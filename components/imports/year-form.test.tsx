// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { YearForm } from "./year-form";

afterEach(cleanup);

/** Types a day and leaves the field. */
async function enter(label: RegExp, value: string) {
  const field = screen.getByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    // The form checks its fields asynchronously.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

function show() {
  render(
    <PageProviders>
      <YearForm givenYear={null} onGive={() => undefined} />
    </PageProviders>,
  );
}

it("finds nothing missing in the last day before the user has been there", async () => {
  show();
  await enter(/^First day/, "2025-01-01");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("compares the days again when the first one is corrected", async () => {
  show();
  await enter(/^First day/, "2026-01-01");
  await enter(/^Last day/, "2025-12-31");
  expect(screen.getByRole("alert").textContent).toBe("The last day is before the first one.");
  await enter(/^First day/, "2025-01-01");
  expect(screen.queryByRole("alert")).toBeNull();
});
