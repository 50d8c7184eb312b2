// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { addGroup, moveGroup, type ChartDraft, type DraftGroup } from "@/lib/charts-of-accounts/chart-draft";
import { coverageOf } from "@/lib/charts-of-accounts/coverage";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartTree } from "./chart-tree";
import type { ChartWork } from "./use-chart-edits";
import type { GroupActions } from "./use-group-actions";

const group = (id: string, ...groups: DraftGroup[]): DraftGroup => ({ id, name: id, accounts: "", leaves: [], groups });
const DRAFT: ChartDraft = { name: "Chart", knownGroups: {}, groups: [group("A", group("B")), group("C")] };

afterEach(cleanup);

function tree(draft: ChartDraft, chosen: string | null) {
  const work = { draft } as unknown as ChartWork;
  const shown = { work, chosen, coverage: coverageOf(draft, []), yearShown: null, readOnly: false, end: null };
  return (
    <PageProviders>
      <ChartTree {...shown} actions={{} as GroupActions} onChoose={() => undefined} />
    </PageProviders>
  );
}

/** Opens all groups first, because only then the button closes them. */
function closeAll(): void {
  fireEvent.click(screen.getByRole("button", { name: "Open all" }));
  fireEvent.click(screen.getByRole("button", { name: "Close all" }));
}
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

it("shows a group that is chosen, added or moved beside the tree, and lets the groups above it be closed", () => {
  const { rerender } = render(tree(DRAFT, null));
  closeAll();
  expect(names()).toEqual(["A", "C"]);
  rerender(tree(DRAFT, "B"));
  expect(names()).toEqual(["A", "B", "C"]);
  closeAll();
  expect(names()).toEqual(["A", "C"]);
  const added = addGroup(DRAFT, "C", group("D"));
  rerender(tree(added, "D"));
  expect(names()).toEqual(["A", "C", "D"]);
  rerender(tree(moveGroup(added, "D", "A"), "D"));
  expect(names()).toEqual(["A", "B", "D", "C"]);
});
