// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
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
