// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Menu } from "./menu";
import { openPopover } from "./testing/open-popover";

beforeEach(() => {
  render(<Menu label="Actions" items={[{ label: "Change…" }, { label: "Link for a new password…" }]} />);
  openPopover(screen.getByRole("menu", { hidden: true }));
  act(() => {
    items()[0]!.focus();
  });
});
afterEach(cleanup);

const items = () => screen.getAllByRole("menuitem", { hidden: true });
const focused = () => document.activeElement?.textContent;

it("moves to the next item that begins with the typed letter", () => {
  expect(fireEvent.keyDown(items()[0]!, { key: "l" })).toBe(false);
  expect(focused()).toBe("Link for a new password…");
});

it.each(["ctrlKey", "metaKey", "altKey"])("leaves shortcuts to the browser (%s)", (modifier) => {
  expect(fireEvent.keyDown(items()[0]!, { key: "l", [modifier]: true })).toBe(true);
  expect(focused()).toBe("Change…");
});

it.each([false, true])("closes on Tab and leaves moving the focus to the browser (with Shift: %s)", (shiftKey) => {
  const menu = screen.getByRole("menu", { hidden: true });
  menu.hidePopover = vi.fn();
  expect(fireEvent.keyDown(items()[0]!, { key: "Tab", shiftKey })).toBe(true);
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});
