// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FilterForm } from "./filter-form";
import { PageProviders } from "./testing/page-providers";

afterEach(cleanup);

it("is cancelled by Escape, but not by one that ends the composition of an input method or closes a list", () => {
  const onCancel = vi.fn();
  render(
    <PageProviders>
      <FilterForm label="Filter" submitLabel="Show" onSubmit={vi.fn()} onCancel={onCancel}>
        <input aria-label="Text" />
        <input role="combobox" aria-label="Choice" aria-expanded aria-controls="list" />
      </FilterForm>
    </PageProviders>,
  );
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", isComposing: true });
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
  expect(onCancel).toHaveBeenCalledOnce();
});
