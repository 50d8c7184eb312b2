// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { OwnKeyFigureForm } from "./own-key-figure-form";

let onAdd: ReturnType<typeof vi.fn<(name: string) => void>>;
let resolve: (isTaken: boolean) => void;
let reject: (reason: Error) => void;

beforeEach(() => {
  onAdd = vi.fn<(name: string) => void>();
  const check = new Promise<boolean>((...settle) => {
    [resolve, reject] = settle;
  });
  render(
    <PageProviders>
      <OwnKeyFigureForm isTaken={() => check} onAdd={onAdd} />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Visits" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
});
afterEach(cleanup);

/** Waits until the form has handled the result of the check: a timer runs after all pending promise callbacks. */
const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 0)));

it("adds a name that no formula has", async () => {
  resolve(false);
  await waitFor(() => {
    expect(onAdd).toHaveBeenCalledExactlyOnceWith("Visits");
  });
});

it("says that the name could not be checked, and adds nothing", async () => {
  reject(new Error("no connection"));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(onAdd).not.toHaveBeenCalled();
});

it("adds nothing once the form is closed", async () => {
  cleanup();
  resolve(false);
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
});

it("does not add an earlier name than the one in the field", async () => {
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Visitors" } });
  resolve(false);
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
});

it("shows no failure of the check of an earlier name", async () => {
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Visitors" } });
  reject(new Error("no connection"));
  await settled();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("can check another name while the earlier check is running", () => {
  const add = screen.getByRole("button", { name: "Add" });
  expect(add.getAttribute("aria-busy")).toBe("true");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Visitors" } });
  expect(add.getAttribute("aria-busy")).toBeNull();
});
