// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { StandardVersion } from "@/lib/standards/versions";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ComparisonDialog } from "./comparison-dialog";

interface Text {
  text: string;
}

const [now, before] = [{ text: "now" }, { text: "before" }];
const VERSIONS: StandardVersion<Text>[] = [now, before, { text: "first" }].map((content, i) => ({
  version: 3 - i,
  state: "set",
  content,
  changed: "2026-11-26T00:00:00Z",
  changedBy: "d",
}));

afterEach(cleanup);

it.each([
  ["stays open, so that a failure is seen, while a version is being restored", true, 0],
  ["is closed with Escape while no version is being restored", false, 1],
])("%s", async (_, isPending, closed) => {
  const onClose = vi.fn();
  render(
    <PageProviders>
      <ComparisonDialog
        {...{ name: "Text", current: now, inherited: undefined, onClose }}
        versions={{ queryKey: ["versions"], queryFn: () => VERSIONS }}
        restoring={{ isPending, variables: { content: before }, error: null, mutate: () => undefined }}
        differences={(from, to) => [`${from.text} → ${to.text}`]}
        summary={({ text }) => text}
      />
    </PageProviders>,
  );
  const [pressed, other] = await screen.findAllByRole("button", { name: /^Restore version [12]$/ });
  expect(other).toHaveProperty("disabled", isPending);
  // A disabled button would lose the focus.
  expect(pressed).toHaveProperty("disabled", false);
  expect(pressed!.getAttribute("aria-busy")).toBe(isPending ? "true" : null);
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(closed);
});
