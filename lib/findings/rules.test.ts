import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { writeWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { AgencyPlace } from "@/lib/standards/place";
import { putRule, rulesQueries, saveRule } from "./rules";

const place: AgencyPlace = { agencyId: "demo", companyTypeId: null };
const rule: StandardRule = { id: "r1", kind: "monthsMissing", isOn: true, isStandard: false };
const { queryKey } = rulesQueries.list(place);

let queryClient: QueryClient;
let sent: boolean[];
let arrived: boolean[];
beforeEach(() => {
  sent = [];
  arrived = [];
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, [rule]);
});

/** A service that answers each request after its delay in milliseconds, or for null with an error. */
function serve(...delays: (number | null)[]) {
  installTestTransport(async ({ body }) => {
    const { isOn } = JSON.parse(body as string) as { isOn: boolean };
    sent.push(isOn);
    const delay = delays[sent.length - 1] ?? null;
    await new Promise((resolve) => setTimeout(resolve, delay ?? 1));
    arrived.push(isOn);
    const fault = { typeOfError: "InternalServerError", message: "No.", identifier: "x" };
    return delay === null ? responseOf(fault, 500) : responseOf({ ...rule, isOn });
  });
}

const toggle = (isOn: boolean, id = rule.id) =>
  new MutationObserver(queryClient, saveRule(queryClient, place)).mutate({ id, rule: { isOn } });
const shown = () => queryClient.getQueryData(queryKey)?.map(({ isOn }) => isOn);

it("two changes of a switch are sent one after the other", async () => {
  serve(20, 0);
  await Promise.all([toggle(false), toggle(true)]);
  expect(sent).toEqual([false, true]);
  expect(arrived).toEqual([false, true]);
  expect(shown()).toEqual([true]);
});

it("a list that was being fetched does not put a switch back", async () => {
  serve(30);
  let respond: (rules: StandardRule[]) => void = () => undefined;
  const fetched = queryClient.query({
    queryKey,
    queryFn: () =>
      new Promise<StandardRule[]>((resolve) => {
        respond = resolve;
      }),
  });
  const saved = toggle(false);
  // The list arrives when the switch has been turned and its request has not been answered.
  await new Promise((resolve) => setTimeout(resolve, 5));
  respond([rule]);
  await fetched.catch(() => undefined);
  expect(shown()).toEqual([false]);
  await saved;
});

it("a switch that was not saved goes back, unless it has been changed again", async () => {
  serve(null, null, 20, 20);
  await toggle(false).catch(() => undefined);
  expect(shown()).toEqual([true]);
  const [first, ...later] = [toggle(false).catch(() => undefined), toggle(true), toggle(false)];
  await first;
  expect(shown()).toEqual([false]);
  await Promise.all(later);
  expect(shown()).toEqual([false]);
});

it.each([
  ["two changes that are refused", [null, null], [true]],
  ["three changes that are refused", [null, null, null], [true]],
  ["a change that is saved and another that is refused", [0, null], [false]],
  ["a change that is refused, two that are saved, and another that is refused", [null, 0, 0, null], [false]],
])("after %s a switch is as it is stored", async (_, delays, expected) => {
  serve(...delays);
  await Promise.allSettled(delays.map((_delay, i) => toggle(i % 2 === 1)));
  expect(sent).toHaveLength(delays.length);
  expect(shown()).toEqual(expected);
});

it("switches of two rules that are refused go back each to its own position", async () => {
  serve(null, null);
  queryClient.setQueryData(queryKey, [rule, { ...rule, id: "r2", isOn: false }]);
  await Promise.allSettled([toggle(false), toggle(true, "r2")]);
  expect(sent).toEqual([false, true]);
  expect(shown()).toEqual([true, false]);
});

it("the list is fetched again only after the last change of a switch", async () => {
  serve(0, 20);
  const [first, second] = [toggle(false), toggle(true)];
  await first;
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await second;
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it("a switch that is turned while the list is fetched again is sent at once", async () => {
  serve(0, 0);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<StandardRule[]>(() => undefined),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await toggle(false);
  await toggle(true);
  unsubscribe();
  expect(arrived).toEqual([false, true]);
});

it("a rule that is replaced while its switch is being saved causes no conflict", async () => {
  let stored = rule;
  installTestTransport(async ({ method, body }) => {
    if (method === "PUT") {
      await new Promise((resolve) => setTimeout(resolve, 50));
      stored = { ...stored, ...(JSON.parse(body as string) as { isOn: boolean }) };
      // putRule sends null for members that the content lacks, and the service stores no nulls.
      delete (stored as Partial<Record<string, unknown>>)["name"];
      delete (stored as Partial<Record<string, unknown>>)["keyFigureType"];
    }
    return { status: 200, header: () => '"tag"', text: writeWire(stored) };
  });
  const saved = toggle(false);
  await expect.poll(shown, { interval: 1 }).toEqual([false]);
  const seen = queryClient.getQueryData(queryKey)![0]!;
  const put = new MutationObserver(queryClient, putRule(queryClient, place));
  await expect(put.mutate({ content: rule, seen })).resolves.toMatchObject({ isOn: true });
  await saved;
  expect(shown()).toEqual([true]);
});

it("a rule that is replaced while a change of its switch is being refused causes no conflict", async () => {
  const sentContents: unknown[] = [];
  installTestTransport(async ({ method, body }) => {
    if (method !== "PUT") return responseOf(rule);
    const content = JSON.parse(body as string) as object;
    sentContents.push(content);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isRefused = sentContents.length === 1;
    return isRefused ? responseOf({ typeOfError: "Unexpected", message: "No." }, 500) : responseOf(rule);
  });
  const saved = toggle(false).catch(() => undefined);
  await expect.poll(shown, { interval: 1 }).toEqual([false]);
  const seen = queryClient.getQueryData(queryKey)![0]!;
  const put = new MutationObserver(queryClient, putRule(queryClient, place));
  const { isOn: _, ...content } = seen;
  await expect(put.mutate({ content: { ...content, name: "Late" }, seen })).resolves.toMatchObject({ isOn: true });
  await saved;
  expect(sentContents).toEqual([{ isOn: false }, { name: "Late", keyFigureType: null }]);
  expect(shown()).toEqual([true]);
});

it("the list shows the stored rule before it is fetched again", async () => {
  const stored = { ...rule, days: 2 };
  installTestTransport(() => Promise.resolve(responseOf(stored)));
  await new MutationObserver(queryClient, saveRule(queryClient, place)).mutate({ id: rule.id, rule: {} });
  expect(queryClient.getQueryData(queryKey)).toEqual([stored]);
});
