import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { PortfolioView } from "@/contract/portfolio";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { portfolioQueries } from "./queries";
import { chooseDefaultView, createView, updateView } from "./view-actions";

const view = (id: string, name: string): PortfolioView => ({ id, name, isShared: false, query: "" });
const { queryKey } = portfolioQueries.views("demo");

/**
 * Responds to writes with what was sent, where a created view gets the id "new" and an updated one "b", and to reads
 * with `stored` once `answerReads` was called. Returns that function and one that counts the reads.
 */
function respond(stored: object) {
  let answerReads: () => void = () => undefined;
  let reads = 0;
  const readsMayBeAnswered = new Promise<void>((resolve) => (answerReads = resolve));
  installTestTransport(async ({ method, path, body }) => {
    if (method === "GET") {
      reads++;
      await readsMayBeAnswered;
    }
    const sent = method === "GET" ? stored : { ...view("new", ""), ...(parseWire(body as string) as object) };
    return responseOf(method === "PUT" && path.includes("/PortfolioView/") ? { ...sent, id: "b" } : sent);
  });
  return { answerReads, countReads: () => reads };
}

function clientWith(...views: PortfolioView[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(queryKey, views);
  return client;
}
const ids = (client: QueryClient) => client.getQueryData(queryKey)?.map(({ id }) => id);

it("a view takes its place by name, then id, when it is made or renamed", async () => {
  respond([]);
  const client = clientWith(view("a", "Kaféer"), view("b", "Livs"), view("z", "Kaféer"));
  await createView(client, "demo", { name: "Kaféer", isShared: false, query: "" });
  expect(ids(client)).toEqual(["a", "new", "z", "b"]);
  await updateView(client, "demo", "b", { name: "Kaféer" });
  expect(ids(client)).toEqual(["a", "b", "new", "z"]);
});

it("a list that is not loaded is not made up of the new view alone", async () => {
  const { answerReads, countReads } = respond([view("a", "Kaféer"), view("new", "Livs")]);
  const client = new QueryClient();
  const unsubscribe = new QueryObserver(client, portfolioQueries.views("demo")).subscribe(() => undefined);
  const creating = createView(client, "demo", { name: "Livs", isShared: false, query: "" });
  // The second read is that after the change.
  await vi.waitUntil(() => countReads() === 2);
  expect(ids(client)).toBeUndefined();
  answerReads();
  await creating;
  unsubscribe();
  expect(ids(client)).toEqual(["a", "new"]);
});

it("a list and a choice that were being fetched do not undo a change", async () => {
  const { answerReads } = respond([view("a", "Kaféer")]);
  const client = clientWith(view("a", "Kaféer"));
  void client.query(portfolioQueries.views("demo")).catch(() => undefined);
  await vi.waitUntil(() => client.isFetching({ queryKey }) === 1);
  await createView(client, "demo", { name: "Livs", isShared: false, query: "" });
  answerReads();
  await vi.waitUntil(() => client.isFetching() === 0);
  expect(ids(client)).toEqual(["a", "new"]);

  const choice = portfolioQueries.defaultView("demo");
  const old = respond({});
  void client.query(choice).catch(() => undefined);
  await vi.waitUntil(() => client.isFetching({ queryKey: choice.queryKey }) === 1);
  await chooseDefaultView(client, "demo", { own: "late" });
  old.answerReads();
  await vi.waitUntil(() => client.isFetching() === 0);
  expect(client.getQueryData(choice.queryKey)).toMatchObject({ own: "late" });
});

it("the last of several quick choices of a default view is kept, also after a failure", async () => {
  const client = new QueryClient();
  const { queryKey: key } = portfolioQueries.defaultView("demo");
  const responses: ((status: number) => void)[] = [];
  installTestTransport(
    ({ body }) =>
      new Promise((resolve) => {
        responses.push((status) => {
          resolve(responseOf(parseWire(body as string), status));
        });
      }),
  );
  const choices = ["first", "second", "third"].map((own) => chooseDefaultView(client, "demo", { own }));
  for (const [index, status] of [500, 200, 200].entries()) {
    await vi.waitUntil(() => responses.length === index + 1);
    responses[index]!(status);
    await choices[index]!.catch(() => undefined);
  }
  expect(client.getQueryData(key)).toMatchObject({ own: "third" });
});

it("a list that was being fetched is fetched again after a change, for changes by others", async () => {
  const { answerReads } = respond([view("a", "Kaféer"), view("new", "Livs"), view("theirs", "Norr")]);
  const client = clientWith(view("a", "Kaféer"));
  const unsubscribe = new QueryObserver(client, portfolioQueries.views("demo")).subscribe(() => undefined);
  await vi.waitUntil(() => client.isFetching({ queryKey }) === 1);
  await createView(client, "demo", { name: "Livs", isShared: false, query: "" });
  expect(ids(client)).toEqual(["a", "new"]);
  answerReads();
  await vi.waitUntil(() => client.isFetching() === 0);
  unsubscribe();
  expect(ids(client)).toEqual(["a", "new", "theirs"]);
});
