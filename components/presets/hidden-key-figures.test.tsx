// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { HiddenKeyFigures } from "./hidden-key-figures";
import { ShownKeyFigures } from "./shown-key-figures";

const FIGURE = { id: "A", name: "A", description: "", valueType: "Ratio", isUnknown: false } as const;
const nothing = () => undefined;

afterEach(cleanup);

it.each([true, false])("rows of shown and of hidden key figures have the same columns (movable: %s)", (canMove) => {
  const lists = { label: "list", keyFigures: [FIGURE], currency: undefined, readOnly: false, canMove };
  render(
    <PageProviders>
      <ShownKeyFigures {...lists} onOrder={nothing} onHide={nothing} />
      <HiddenKeyFigures {...lists} onShow={nothing} />
    </PageProviders>,
  );
  const [shown, hidden] = screen.getAllByRole("listitem");
  // The handle of the first list is padding in the second.
  expect(hidden!.childElementCount).toBe(shown!.childElementCount - (canMove ? 1 : 0));
});
