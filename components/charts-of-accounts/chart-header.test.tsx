// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { beginEdits } from "@/lib/charts-of-accounts/chart-edits";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChartHeader } from "./chart-header";
import type { ChartWork } from "./use-chart-edits";

const edits = beginEdits({ id: "own", name: "Own", children: [], knownGroups: {} });

beforeEach(() => {
  installTestTransport(() => new Promise(() => undefined));
});
afterEach(cleanup);

it("saves the chart by Ctrl+S, unless a dialog is open", () => {
  const save = vi.fn();
  const work = { edits, draft: edits.current, dirty: true, problems: [], state: { kind: "unsaved" }, save };
  const props = { companyId: "a-demo-1", year: null, mayWrite: true, isStandard: false, onChoose: () => undefined };
  render(
    <PageProviders>
      <NuqsTestingAdapter>
        <ChartHeader {...props} work={work as unknown as ChartWork} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  /** False when the browser's own way to save the page is prevented. */
  const press = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  expect(press()).toBe(false);
  expect(save).not.toHaveBeenCalled();
  dialog.remove();
  expect(press()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
});
