import { isUnread, type CellContent } from "@/lib/grid/cell-content";
import type { GridStore } from "@/lib/grid/grid-store";

/** A content as the cells show it, for what is said about it. */
export function displayOf({ model }: GridStore, content: CellContent): string {
  if (isUnread(content)) return content.text;
  return typeof content === "number" ? (model.display?.(content) ?? model.write(content)) : (content ?? "");
}
