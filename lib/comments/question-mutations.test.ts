import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { commentsQueries } from "./queries";
import { feedQueries } from "./feed-queries";
import { createReply, QuestionChanged, updateQuestion } from "./question-mutations";

const COMPANY = "a-demo-1";
const question: KeyFigureComment = {
  id: "q1",
  type: "KeyFigureComment",
  author: "consultant",
  created: "2026-05-04T12:00:00",
  lastModified: "2026-05-04T12:00:00",
  keyFigureType: "NetSales",
  period: periodOfDays("2026-04-01", "2026-04-30"),
  message: "Why?",
  isQuestion: true,
};

let client: QueryClient;
const listKey = commentsQueries.list(COMPANY).queryKey;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(listKey, [question]);
});

test("a question that somebody assigns between reading and writing is a conflict, and shown as it is stored", async () => {
  const theirs = { ...question, assignee: "Eva" };
  let stored = question;
  installTestTransport(({ method }) => {
    if (method === "GET") return Promise.resolve(responseOf(stored));
    stored = theirs;
    return Promise.resolve(responseOf({ typeOfError: "x", message: "x", identifier: "x" }, 412));
  });
  const resolving = new MutationObserver(client, updateQuestion(client, COMPANY));
  await expect(resolving.mutate({ base: question, change: { isResolved: true } })).rejects.toThrow(QuestionChanged);
  expect(client.getQueryData(listKey)).toEqual([theirs]);
});

test("a question that was resolved although the response was lost is resolved by the next try", async () => {
  const resolved = { ...question, resolved: { at: "2026-05-05T08:00:00", by: "consultant" } };
  let stored = question;
  let puts = 0;
  installTestTransport(({ method }) => {
    if (method === "GET") return Promise.resolve(responseOf(stored));
    puts++;
    stored = resolved;
    return Promise.reject(new Error("the response was lost"));
  });
  const resolving = new MutationObserver(client, updateQuestion(client, COMPANY));
  const attempt = () => resolving.mutate({ base: question, change: { isResolved: true } });
  await expect(attempt()).rejects.toThrow("no answer from the server");
  expect(await attempt()).toEqual(resolved);
  expect(puts).toBe(1);
  expect(client.getQueryData(listKey)).toEqual([resolved]);
});

test("a list that was being fetched as a reply was stored does not take the reply away, and is fetched again", async () => {
  const reply = { id: "r1", author: "consultant", created: "2026-05-05T08:00:00", message: "Because." };
  const inFeed = { ...question, companyId: COMPANY, companyName: "Kista" };
  const feedQuery = feedQueries.list("a-demo", {});
  client.setQueryData(feedQuery.queryKey, { pages: [{ comments: [inFeed] }], pageParams: [null] });
  // Functions that answer the requests sent before the reply: that for the company's list, then that for the feed.
  const older: ((response: ApiResponse) => void)[] = [];
  let isStored = false;
  let fetchedAgain = 0;
  const withReply = <T>(comment: T) => (isStored ? { ...comment, replies: [reply] } : comment);
  installTestTransport(({ method, path }) => {
    if (method === "POST") {
      isStored = true;
      return Promise.resolve(responseOf(reply));
    }
    if (!isStored) return new Promise((resolve) => older.push(resolve));
    fetchedAgain++;
    const ofCompany = [withReply(question)];
    return Promise.resolve(responseOf(path.includes("Agency") ? { comments: [withReply(inFeed)] } : ofCompany));
  });
  onTestFinished(new QueryObserver(client, commentsQueries.list(COMPANY)).subscribe(() => undefined));
  onTestFinished(new InfiniteQueryObserver(client, feedQuery).subscribe(() => undefined));
  await expect.poll(() => older).toHaveLength(2);
  const replying = new MutationObserver(client, createReply(client, COMPANY, question.id));
  await replying.mutate({ message: reply.message, key: "k" });
  const shown = () => [
    client.getQueryData(listKey)?.[0],
    client.getQueryData(feedQuery.queryKey)?.pages[0]?.comments[0],
  ];
  expect(shown()).toEqual([withReply(question), withReply(inFeed)]);
  older[0]!(responseOf([question]));
  older[1]!(responseOf({ comments: [inFeed] }));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(fetchedAgain).toBe(2);
  expect(shown()).toEqual([withReply(question), withReply(inFeed)]);
});
