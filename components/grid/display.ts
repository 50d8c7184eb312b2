import { isUnread, type CellContent } from "@/lib/grid/cell-content";
import type { GridStore } from "@/lib/grid/grid-store";

/** A cell's content as the grid shows it, for use in messages. */
export function displayOf({ model }: GridStore, content: CellContent): string {
  if (isUnread(content)) return content.text;
  return typeof content === "number" ? (model.display?.(content) ?? model.write(content)) : (content ?? "");
}
