import { flushSync } from "react-dom";
import { neighbourOf } from "@/components/ui/focus-neighbour";

export const listClasses = "rounded-lg border border-line bg-panel shadow-card";
export const rowClasses =
  "flex min-h-row items-center gap-3 border-t border-line px-4 py-1 first:border-t-0 max-md:py-2";

/** Toggles a row, which moves it to the other list, and focuses the switch of the row that takes its place. */
export function toggleAndStay(toggle: () => void): void {
  const row = document.activeElement?.closest("li");
  const neighbour = neighbourOf(row);
  flushSync(toggle);
  if (row?.isConnected) return;
  neighbour?.querySelector<HTMLElement>("[role=switch]")?.focus({ preventScroll: true });
}
