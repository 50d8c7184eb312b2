// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";
import { PageProviders } from "./testing/page-providers";

afterEach(cleanup);

it("stays open while it is mounted and locked, even if several presses of Escape make the browser close it", () => {
  const onClose = vi.fn();
  const { unmount } = render(
    <PageProviders>
      <Dialog open locked title="Title" onClose={onClose}>
        Content
      </Dialog>
    </PageProviders>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  act(() => {
    dialog.close();
  });
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  expect(dialog.open).toBe(false);
});
