// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { DropZone } from "./drop-zone";

afterEach(cleanup);

function show() {
  const onFiles = vi.fn();
  render(
    <PageProviders>
      <DropZone compact={false} title="Import" onFiles={onFiles} />
    </PageProviders>,
  );
  const zone = screen.getByRole("region", { name: "Import" });
  /**
   * Dispatches an event of a drag beside the zone. Returns true if the zone has handled it.
   * @param to the element that the pointer enters; null when it leaves the window
   */
  const drag = (name: "dragOver" | "dragLeave" | "drop", type: string, files: File[], to: Element | null = null) => {
    const event = createEvent[name](document.body);
    Object.defineProperty(event, "relatedTarget", { value: to });
    Object.defineProperty(event, "dataTransfer", { value: { types: [type], files, items: [] } });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  return { onFiles, zone, drag };
}

it("leaves the drag of a link to the browser", () => {
  const { onFiles, zone, drag } = show();
  const idle = zone.className;
  expect(drag("dragOver", "text/uri-list", [])).toBe(false);
  expect(zone.className).toBe(idle);
  expect(drag("drop", "text/uri-list", [])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

it("lights up for files and takes them, also when they are dropped beside it", async () => {
  const { onFiles, zone, drag } = show();
  const idle = zone.className;
  const file = new File(["#FLAGGA 0"], "books.se");
  expect(drag("dragOver", "Files", [])).toBe(true);
  expect(zone.className).not.toBe(idle);
  expect(drag("drop", "Files", [file])).toBe(true);
  expect(zone.className).toBe(idle);
  await waitFor(() => {
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  });
});

it("stays lit while the pointer goes over parts of the page, until it leaves the window", () => {
  const { zone, drag } = show();
  const idle = zone.className;
  drag("dragOver", "Files", []);
  drag("dragLeave", "Files", [], screen.getByRole("button"));
  expect(zone.className).not.toBe(idle);
  drag("dragLeave", "Files", []);
  expect(zone.className).toBe(idle);
});

it("says when there are no files in what was dropped", async () => {
  const { drag } = show();
  drag("drop", "Files", []);
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual(["There are no files in the folder."]);
  });
});
