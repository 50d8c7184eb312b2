// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FormulaNames } from "@/lib/formulas/formula-names";
import { FormulaField } from "./formula-field";

afterEach(cleanup);

const names = new FormulaNames([{ id: "NetSales", name: "Net sales", origin: "keyFigure", kind: "flow" }], "en");

function Field() {
  const [value, setValue] = useState("");
  return (
    <FormulaField
      {...{ value, names }}
      label="Formula"
      hint=""
      problem={null}
      onChange={setValue}
      describe={() => ""}
      listLabel="Names"
    />
  );
}

it("moves the caret behind the name that Enter inserts, before another key can be pressed", () => {
  render(
    <PageProviders>
      <Field />
    </PageProviders>,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox");
  field.focus();
  fireEvent.change(field, { target: { value: "[net / 40", selectionStart: 4, selectionEnd: 4 } });
  expect(screen.getAllByRole("option")).toHaveLength(1);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("[Net sales] / 40");
  expect(field.selectionStart).toBe("[Net sales]".length);
});
