import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { newCommentId } from "./create-comment";

it("makes GUIDs that sort by the time they were made", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) {
    ids.push(newCommentId());
    // Ids of the same millisecond are in no order.
    await setTimeout(2);
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
  expect(new Set(Array.from({ length: 1000 }, newCommentId)).size).toBe(1000);
});
