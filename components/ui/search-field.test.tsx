// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "./testing/page-providers";
import { SearchField } from "./search-field";

afterEach(cleanup);

function show(shortcut?: "/") {
  const onChange = vi.fn();
  render(
    <PageProviders>
      <SearchField label="Search" value="sal" onChange={onChange} {...(shortcut && { shortcut })} />
    </PageProviders>,
  );
  return onChange;
}

it.each([undefined, "/"] as const)("clears its text on Escape, but not while composing (shortcut: %s)", (shortcut) => {
  const onChange = show(shortcut);
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape", isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape" });
  expect(onChange).toHaveBeenCalledExactlyOnceWith("");
});

it("has a button that clears the text where no shortcut takes its place", () => {
  const onChange = show();
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.ui.clearFilter }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});
