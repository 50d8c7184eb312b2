// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { holdDeletion } from "@/lib/held-deletions";
import { MESSAGES } from "@/lib/i18n/messages";
import { runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardList } from "./standard-list";
import type { StandardActions } from "./use-standard-actions";

interface Named {
  id: string;
  name: string;
}

afterEach(cleanup);

it("adds a deleted standard back once, also when the button is pressed twice", async () => {
  let finish: () => void = () => undefined;
  const addBack = vi.fn<StandardActions<Named>["addBack"]>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const actions = { addBack, pathOf: ({ id }: Named) => `/${id}` } as unknown as StandardActions<Named>;
  render(
    <PageProviders>
      <StandardList
        place={{ agencyId: "demo", companyTypeId: "t" }}
        standards={[]}
        inherited={[{ id: "a", name: "Half" }]}
        nameOf={({ name }) => name}
        lineOf={() => null}
        actions={actions}
        onEdit={() => undefined}
        comparison={() => null}
      />
    </PageProviders>,
  );
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.click(button);
  expect(addBack).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => {
    expect(button.getAttribute("aria-disabled")).not.toBe("true");
  });
});

it("says that there is none while the only standard waits to be deleted", () => {
  const actions = { pathOf: ({ id }: Named) => `/${id}` } as unknown as StandardActions<Named>;
  render(
    <PageProviders>
      <StandardList
        place={{ agencyId: "demo", companyTypeId: null }}
        standards={[{ id: "a", name: "Half" }]}
        inherited={[]}
        nameOf={({ name }) => name}
        lineOf={() => null}
        actions={actions}
        onEdit={() => undefined}
        comparison={() => null}
      />
    </PageProviders>,
  );
  const none = MESSAGES.en.standards.actions.none;
  expect(screen.queryByText(none)).toBeNull();
  act(() => {
    holdDeletion({
      path: "/a",
      message: "Half is deleted.",
      undoLabel: "Undo",
      onDeleted: () => Promise.resolve(),
      onFailed: () => undefined,
    });
  });
  expect(screen.queryByText("Half")).toBeNull();
  expect(screen.getByText(none)).toBeTruthy();
  act(() => {
    runToastAction(toastStore.get()[0]!.id);
  });
  expect(screen.getByText("Half")).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});
