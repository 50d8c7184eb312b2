import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import type { ReportContent } from "@/contract/reports/content";
import { periodOfDays } from "@/contract/period";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiRequest } from "@/lib/api/transport";
import { monthsQueries } from "@/lib/months/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { reportsQueries } from "@/lib/reports/queries";
import { CommentConflict } from "./comment-conflict";
import { draftSlot, type DraftSlot } from "@/lib/drafts/drafts";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { CommentDrafts } from "./comment-drafts";
import { toDraft } from "./comment-input";
import { createComment, updateComment } from "./mutations";
import { feedQueries } from "./feed-queries";
import { commentsQueries } from "./queries";

const COMPANY = "a-demo-1";
const input = { keyFigureType: "NetSales", period: periodOfDays("2026-04-01", "2026-04-30"), message: "mine" };
const stored: KeyFigureComment = {
  id: "c1",
  type: "KeyFigureComment",
  author: "consultant",
  created: "2026-05-04T12:00:00",
  lastModified: "2026-05-04T12:00:00",
  ...input,
  message: "stored",
};

let requests: ApiRequest[];
/** The contents of the list at each request. */
let shownMeanwhile: unknown[];
let client: QueryClient;
let drafts: CommentDrafts;
let slot: DraftSlot;
const listKey = commentsQueries.list(COMPANY).queryKey;
const listed = () => client.getQueryData<Comment[]>(listKey)?.map((comment) => comment["message"]);

/**
 * Responds to requests in turn: a number is the status of an error, an object the body of a 200. The tag of a response
 * is the number of its request.
 */
function respondWith(...responses: (number | object)[]): void {
  installTestTransport((request) => {
    requests.push(request);
    shownMeanwhile.push(listed());
    const next = responses.shift() ?? 500;
    const isError = typeof next === "number";
    const tag = `"${requests.length}"`;
    return Promise.resolve({
      status: isError ? next : 200,
      header: (name) => (name === "etag" ? tag : null),
      text: writeWire(isError ? { typeOfError: "x", message: "x", identifier: "x" } : next),
    });
  });
}

const create = () =>
  new MutationObserver(client, createComment(client, COMPANY, drafts)).mutate({ draftKey: "unsent/1", input });
const update = () =>
  new MutationObserver(client, updateComment(client, COMPANY, drafts)).mutate({ comment: stored, base: stored, input });

beforeEach(() => {
  requests = [];
  shownMeanwhile = [];
  client = new QueryClient();
  client.setQueryData(listKey, [stored]);
  slot = draftSlot(new MemoryStorage(), "consultant", "comments", COMPANY);
  drafts = new CommentDrafts(slot);
});

describe("creating a comment", () => {
  test("lists it when the service has confirmed it, and deletes the draft", async () => {
    respondWith({ ...stored, id: "c2", message: "mine" });
    await create();
    expect(listed()).toEqual(["stored", "mine"]);
    expect(drafts.current()).toEqual({});
    expect(parseWire(requests[0]?.body as string)).toEqual({ type: "KeyFigureComment", ...input });
  });

  test("sends the draft's key and the same body each time, so that a retry creates no second comment", async () => {
    respondWith(503, { ...stored, id: "c2", message: "mine" });
    await expect(create()).rejects.toThrow();
    const reloaded = new CommentDrafts(slot).current()["unsent/1"] as typeof input;
    const retry = { draftKey: "unsent/1", input: reloaded };
    await new MutationObserver(client, createComment(client, COMPANY, drafts)).mutate(retry);
    expect(requests.map(({ headers }) => headers["Idempotency-Key"])).toEqual(["unsent/1", "unsent/1"]);
    expect(requests[1]!.body).toBe(requests[0]!.body);
  });

  test("fetches the contents of reports anew, which have comments in them", async () => {
    const { queryKey } = reportsQueries.content(COMPANY, "report");
    client.setQueryData(queryKey, {} as ReportContent);
    respondWith({ ...stored, id: "c2", message: "mine" });
    await create();
    await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test("fetches the agency's lists anew on the next visit, which have the comment too", async () => {
    const { queryKey: statuses } = portfolioQueries.statuses("demo");
    const feed = [...feedQueries.all(), "demo", {}];
    const months = [...monthsQueries.all("demo"), null];
    for (const queryKey of [statuses, feed, months]) client.setQueryData<unknown[]>(queryKey, []);
    respondWith({ ...stored, id: "c2", message: "mine" });
    await create();
    for (const queryKey of [statuses, feed, months]) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test("keeps the draft when it fails", async () => {
    respondWith(503);
    await expect(create()).rejects.toThrow();
    expect(listed()).toEqual(["stored"]);
    expect(drafts.current()).toEqual({ "unsent/1": input });
  });
});

describe("changing a comment", () => {
  test("sends it with the tag of the version that the user has seen", async () => {
    respondWith(stored, { ...stored, message: "mine" });
    await update();
    expect(requests[1]).toMatchObject({ method: "PUT", path: `/Api/v2/Company/${COMPANY}/Comment` });
    expect(requests[1]?.headers["If-Match"]).toBe('"1"');
    expect(listed()).toEqual(["mine"]);
    expect(drafts.current()).toEqual({});
  });

  test("shows it at once, and reverts it but keeps the draft when it is refused", async () => {
    respondWith(stored, 403);
    await expect(update()).rejects.toThrow();
    expect(shownMeanwhile).toEqual([["mine"], ["mine"]]);
    expect(listed()).toEqual(["stored"]);
    expect(drafts.current()).toEqual({ c1: { ...input, base: toDraft(stored) } });
  });

  test("that someone else has changed meanwhile is a conflict and overwrites nothing", async () => {
    respondWith({ ...stored, message: "theirs" });
    await expect(update()).rejects.toThrow(CommentConflict);
    expect(requests).toHaveLength(1);
    expect(listed()).toEqual(["theirs"]);
    expect(drafts.current()).toEqual({ c1: { ...input, base: toDraft(stored) } });
  });

  test("that someone else changes between reading and writing is a conflict too", async () => {
    respondWith(stored, 412, { ...stored, message: "theirs" });
    await expect(update()).rejects.toThrow(CommentConflict);
    expect(listed()).toEqual(["theirs"]);
  });

  test("is sent again after a change of what the user does not write, such as a reply", async () => {
    respondWith(stored, 412, stored, { ...stored, message: "mine" });
    await update();
    expect(requests.map(({ headers }) => headers["If-Match"])).toEqual([undefined, '"1"', undefined, '"3"']);
    expect(listed()).toEqual(["mine"]);
  });

  test("that an earlier attempt has stored already is not sent again", async () => {
    respondWith({ ...stored, message: "mine" });
    await update();
    expect(requests).toHaveLength(1);
    expect(drafts.current()).toEqual({});
  });

  test("that has been deleted meanwhile makes the text the draft of a new one", async () => {
    respondWith(404);
    await expect(update()).rejects.toThrow();
    const [[key, draft]] = Object.entries(drafts.current()) as [[string, unknown]];
    expect(key).toMatch(/^unsent\//);
    expect(draft).toEqual(input);
  });
});
