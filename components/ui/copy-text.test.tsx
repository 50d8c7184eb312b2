// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toastStore } from "@/lib/toasts";
import { CopyText } from "./copy-text";
import { PageProviders } from "./testing/page-providers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CopyId = ({ id }: { id: string }) => (
  <PageProviders>
    <CopyText text={id} />
  </PageProviders>
);

function press() {
  const rendered = render(<CopyId id="id-1" />);
  fireEvent.click(screen.getByTitle("Copy"));
  return rendered;
}

it("copies the text and says so", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  press();
  expect(await screen.findByText("Copied")).toBeTruthy();
  expect(written).toHaveBeenCalledExactlyOnceWith("id-1");
});

it("does not say of another text that it is copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { rerender } = press();
  await screen.findByText("Copied");
  rerender(<CopyId id="id-2" />);
  expect(screen.getByText("id-2")).toBeTruthy();
  expect(screen.queryByText("Copied")).toBeNull();
});

it("selects the text and says so where the browser does not allow to copy it", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  press();
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual([
      "It was not copied, because the browser does not allow it. The text is selected: press Ctrl + C.",
    ]);
  });
  expect(getSelection()?.toString()).toBe("id-1");
  expect(screen.queryByText("Copied")).toBeNull();
});
