import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import { addToLists, newestFirst, removeFromLists, replaceInLists } from "./comment-lists";
import { commentsQueries } from "./queries";

const COMPANY = "a-demo-1";

function comment(id: string, first = "2026-04-01", last = "2026-04-30"): KeyFigureComment {
  return {
    id,
    type: "KeyFigureComment",
    message: id,
    author: "consultant",
    created: "2026-05-04T12:00:00",
    lastModified: "2026-05-04T12:00:00",
    period: periodOfDays(first, last),
    keyFigureType: "NetSales",
  };
}

const unknown: Comment = { id: "other", type: "VoiceComment", length: 3 };
const april = { startDate: "2026-04-01", endDate: "2026-04-30" };
let client: QueryClient;
const ids = (filter = {}) =>
  client.getQueryData<Comment[]>(commentsQueries.list(COMPANY, filter).queryKey)?.map(({ id }) => id);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(commentsQueries.list(COMPANY).queryKey, [comment("one"), unknown]);
  client.setQueryData(commentsQueries.list(COMPANY, april).queryKey, [comment("one")]);
});

test("the newest comment stands first", () => {
  expect(newestFirst([comment("old"), unknown, comment("new")]).map(({ id }) => id)).toEqual(["new", "other", "old"]);
});

test("a created comment is added to the lists whose filter includes its period", () => {
  addToLists(client, COMPANY, comment("may", "2026-05-01", "2026-05-31"));
  expect(ids()).toEqual(["one", "other", "may"]);
  expect(ids(april)).toEqual(["one"]);
});

test("a created comment that a refetch has already returned is not shown twice", () => {
  addToLists(client, COMPANY, comment("one"));
  expect(ids()).toEqual(["one", "other"]);
});

test("a comment is changed or deleted in every list, and comments of unknown kinds stay unchanged", () => {
  const changed = { ...comment("one"), message: "changed" };
  replaceInLists(client, COMPANY, changed);
  expect(client.getQueryData(commentsQueries.list(COMPANY).queryKey)).toEqual([changed, unknown]);
  expect(client.getQueryData(commentsQueries.list(COMPANY, april).queryKey)).toEqual([changed]);
  removeFromLists(client, COMPANY, "one");
  expect(client.getQueryData(commentsQueries.list(COMPANY).queryKey)).toEqual([unknown]);
  expect(ids(april)).toEqual([]);
});
