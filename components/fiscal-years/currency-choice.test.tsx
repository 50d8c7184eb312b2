// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CurrencyChoice } from "./currency-choice";

afterEach(cleanup);

/** Waits for the frame in which the choice gives the focus back, unless another control has it. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const currency = () => screen.findByRole("button", { name: /: SEK$/ });

/** Renders the choice beside another control, and opens its search. */
async function openedSearch(): Promise<HTMLElement> {
  render(
    <PageProviders>
      <CurrencyChoice companyId="a-demo-1" year={YEAR_2024} yearName="2024" mayWrite />
      <button>Other</button>
    </PageProviders>,
  );
  fireEvent.click(await currency());
  const field = await screen.findByRole("combobox");
  await waitFor(() => {
    expect(document.activeElement).toBe(field);
  });
  return field;
}

it("leaves the focus with the control that was pressed while the search was open", async () => {
  await openedSearch();
  const other = screen.getByText("Other");
  act(() => {
    other.focus();
  });
  await currency();
  await nextFrame();
  expect(document.activeElement).toBe(other);
});

it("gives the focus back to the currency after Escape", async () => {
  fireEvent.keyDown(await openedSearch(), { key: "Escape" });
  const button = await currency();
  await nextFrame();
  expect(document.activeElement).toBe(button);
});
