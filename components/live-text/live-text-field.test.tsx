// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { LiveTextField } from "./live-text-field";

const KEY_FIGURES = [{ id: "NetSales", name: "Net sales", valueType: "Amount" } as KeyFigure];

afterEach(cleanup);

function Field({ onStore }: { onStore?: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <LiveTextField
      text={text}
      companyId={null}
      about={null}
      keyFigures={KEY_FIGURES}
      label="Text"
      onChange={(stored) => {
        setText(stored);
        onStore?.(stored);
      }}
    />
  );
}

function type(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  fireEvent.change(field, { target: { value: text, selectionStart: text.length, selectionEnd: text.length } });
}

/** Shows a field and types the text. `onKeyDown` receives the keys that the field leaves to its form. */
function typed(text: string, onKeyDown = vi.fn()) {
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders>
      <div onKeyDown={onKeyDown}>
        <Field />
      </div>
    </PageProviders>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  type(field, text);
  return field;
}

it("puts the suggested name in with Enter", () => {
  const field = typed("Sales: {net");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("Sales: {[Net sales]}");
});

it.each([
  ["Ctrl + Enter, which saves, to the form", { key: "Enter", ctrlKey: true }],
  ["Shift + Tab, which goes back, to the form", { key: "Tab", shiftKey: true }],
  ["Enter to an input method that composes a text", { key: "Enter", isComposing: true }],
])("leaves %s", (_, key) => {
  const onKeyDown = vi.fn();
  const field = typed("{net", onKeyDown);
  expect(fireEvent.keyDown(field, key)).toBe(true);
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(field.value).toBe("{net");
});

it("suggests nothing when the caret has moved elsewhere", () => {
  const field = typed("one\n{net");
  expect(screen.queryAllByRole("option")).toHaveLength(1);
  fireEvent.mouseDown(field);
  field.setSelectionRange(1, 1);
  fireEvent.mouseUp(field);
  expect(screen.queryAllByRole("option")).toEqual([]);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("one\n{net");
});

it("stores the id of a figure that was typed by its Swedish name before the Swedish names were fetched", async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const names = [{ id: "NetSales", name: "Nettoomsättning", description: "", valueType: "Amount" }];
  installTestTransport(() => released.then(() => responseOf(names)));
  const onStore = vi.fn();
  render(
    <PageProviders>
      <Field onStore={onStore} />
    </PageProviders>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  type(field, "{[Nettoomsättning]} steg");
  expect(onStore).toHaveBeenLastCalledWith("{[Nettoomsättning]} steg");
  release();
  await waitFor(() => {
    expect(onStore).toHaveBeenLastCalledWith("{[NetSales]} steg");
  });
  expect(field.value).toBe("{[Nettoomsättning]} steg");
});
