// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { addDays } from "@/contract/calendar";
import type { Finding } from "@/contract/findings/finding";
import { today } from "@/lib/dates/today";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FindingRow } from "./finding-row";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), useParams: () => ({}) }));

afterEach(cleanup);

const FINDING: Finding = { id: "1", companyId: "a-demo-1", companyName: "Bageri", ruleId: "r", kind: "booksLate" };

it("answers with a chosen day after the dialog has closed, so that the focus can move to another finding", async () => {
  const until = addDays(today(), 3);
  /** The open dialog, or null, and the focused element when the answer was given. */
  let seen: unknown[] | undefined;
  const onAnswer = vi.fn(() => {
    seen = [screen.queryByRole("dialog"), document.activeElement];
  });
  render(
    <PageProviders>
      <ul>
        <FindingRow finding={FINDING} rule={undefined} reason="Late" onAnswer={onAnswer} />
      </ul>
    </PageProviders>,
  );
  const button = screen.getByRole("button", { name: /^More/ });
  button.focus();
  const menu = openPopover(button);
  fireEvent.click(within(menu).getByRole("menuitem", { name: /^On a day/, hidden: true }));
  fireEvent.change(await screen.findByLabelText("Day"), { target: { value: until } });
  fireEvent.click(screen.getByRole("dialog").querySelector("[type=submit]")!);
  await waitFor(() => {
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(FINDING, { kind: "snoozed", until });
  });
  expect(seen).toEqual([null, button]);
});
