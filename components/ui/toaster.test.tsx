// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, showToast, toastStore } from "@/lib/toasts";
import { Dialog } from "./dialog";
import { PageProviders } from "./testing/page-providers";
import { Toaster } from "./toaster";
import { useUndoKeys } from "./use-undo-keys";

beforeEach(() => {
  // happy-dom has no popovers. With this, the toaster takes its region for open and does not call showPopover.
  vi.spyOn(HTMLElement.prototype, "matches").mockReturnValue(true);
  render(
    <PageProviders>
      <Toaster />
    </PageProviders>,
  );
});

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const ran: string[] = [];
beforeEach(() => {
  ran.length = 0;
});

function show(message: string, isUndo: boolean): void {
  act(() => {
    showToast(message, { action: { label: "Undo", run: () => ran.push(message), ...(isUndo && { isUndo }) } });
  });
}

function press(target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

/** Lets 200 ms pass: the toaster adds new notices to a region 100 ms after it has been shown. */
function announce(): void {
  act(() => {
    vi.advanceTimersByTime(200);
  });
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const notice = (message: string) =>
  [...document.querySelectorAll("span")].find(({ textContent }) => textContent === message)?.parentElement;

function OneDialog({ open, onClose = () => undefined }: { open: boolean; onClose?: () => void }) {
  return (
    <PageProviders>
      <Dialog open={open} onClose={onClose} title="Title">
        Content
      </Dialog>
    </PageProviders>
  );
}

it.each([
  ["a page with something to undo", true, ["page"]],
  ["a notice where the page has nothing to undo", false, ["first"]],
])("Ctrl+Z belongs to %s", (_, canUndo, expected) => {
  renderHook(() => {
    useUndoKeys({ canUndo, canRedo: false, undo: () => ran.push("page"), redo: () => undefined });
  });
  show("first", true);
  expect(press().defaultPrevented).toBe(true);
  expect(ran).toEqual(expected);
});

it("Ctrl+Z undoes the action of the latest notice once, and does nothing without a notice", () => {
  show("first", true);
  show("second", true);
  show("not an undo", false);
  expect(press().defaultPrevented).toBe(true);
  press();
  expect(press().defaultPrevented).toBe(false);
  expect(ran).toEqual(["second", "first"]);
});

it("leaves Ctrl+Z to text fields, and to pages with their own undo", () => {
  show("deleted", true);
  press(document.body.appendChild(document.createElement("textarea")));
  const ownUndo = (event: Event) => {
    event.preventDefault();
  };
  document.addEventListener("keydown", ownUndo);
  press();
  document.removeEventListener("keydown", ownUndo);
  expect(ran).toEqual([]);
  press();
  expect(ran).toEqual(["deleted"]);
});

it("leaves Ctrl+Z alone while a dialog is open, also where the focus is on the page's body", () => {
  const { rerender } = render(<OneDialog open />);
  show("deleted", true);
  expect(press().defaultPrevented).toBe(false);
  expect(ran).toEqual([]);
  rerender(<OneDialog open={false} />);
  press();
  expect(ran).toEqual(["deleted"]);
});

it("a focused notice stays, and returns the focus when it closes", () => {
  vi.useFakeTimers();
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  show("deleted", true);
  announce();
  const undo = document.querySelector<HTMLElement>("button[aria-keyshortcuts]")!;
  act(() => {
    undo.focus();
  });
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(toastStore.get()).toHaveLength(1);
  act(() => {
    undo.click();
  });
  expect(ran).toEqual(["deleted"]);
  expect(document.activeElement).toBe(before);
});

it("a notice that the focus has left does not return it when it closes", () => {
  vi.useFakeTimers();
  const [before, after] = ["button", "button"].map((name) => document.body.appendChild(document.createElement(name)));
  before!.focus();
  show("deleted", true);
  announce();
  act(() => {
    document.querySelector<HTMLElement>("button[aria-keyshortcuts]")!.focus();
  });
  act(() => {
    after!.focus();
    after!.blur();
  });
  act(() => {
    dismissToast(toastStore.get()[0]!.id);
  });
  expect(document.activeElement).toBe(document.body);
});

it("is in an open modal dialog, where its buttons can be pressed without closing the dialog", () => {
  const onClose = vi.fn();
  const dialog = (open: boolean) => <OneDialog open={open} onClose={onClose} />;
  vi.useFakeTimers();
  const { rerender } = render(dialog(true));
  show("deleted", true);
  announce();
  const undo = () => button("Undo")!;
  expect(undo().closest("dialog")).toBe(document.querySelector("dialog"));
  fireEvent.pointerDown(undo());
  fireEvent.click(undo());
  expect(onClose).not.toHaveBeenCalled();
  expect(ran).toEqual(["deleted"]);
  show("later", true);
  rerender(dialog(false));
  expect(document.querySelector("dialog")).toBeNull();
  announce();
  expect(document.body.contains(undo())).toBe(true);
});

it("adds a new notice to its region only once screen readers know the region, and does not repeat older ones", () => {
  vi.useFakeTimers();
  show("older", false);
  announce();
  const { rerender } = render(<OneDialog open />);
  expect(notice("older")!.className).not.toContain("animate-appear");
  announce();
  act(() => {
    rerender(<OneDialog open={false} />);
    showToast("saved");
  });
  expect(notice("older")).toBeDefined();
  expect(notice("saved")).toBeUndefined();
  announce();
  expect(notice("saved")!.className).toContain("animate-appear");
});

it("announces notices from before its code was loaded, once screen readers know the region", () => {
  cleanup();
  vi.useFakeTimers();
  show("early", false);
  render(
    <PageProviders>
      <Toaster />
    </PageProviders>,
  );
  expect(notice("early")).toBeUndefined();
  announce();
  expect(notice("early")!.className).toContain("animate-appear");
});

it("a notice that had the focus in a dialog still closes by itself after the dialog is closed", () => {
  vi.useFakeTimers();
  const { rerender } = render(<OneDialog open />);
  show("deleted", true);
  announce();
  act(() => {
    button("Undo")!.focus();
  });
  rerender(<OneDialog open={false} />);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(toastStore.get()).toEqual([]);
});

it("does not offer Ctrl+Z in a dialog, where the key undoes typing", () => {
  vi.useFakeTimers();
  render(<OneDialog open />);
  show("deleted", true);
  announce();
  expect(button("Undo")!.hasAttribute("aria-keyshortcuts")).toBe(false);
  expect(button("Undo")!.title).toBe("");
});
