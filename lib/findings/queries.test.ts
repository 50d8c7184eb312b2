import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { answerFinding, findingsQueries, withoutFinding } from "./queries";

const finding = (companyId: string, id: string): Finding => ({
  companyId,
  companyName: companyId,
  id,
  ruleId: id,
  kind: "monthsMissing",
});
const list: AgencyFindings = {
  rules: [],
  keyFigures: [],
  companies: 2,
  total: 3,
  others: 1,
  findings: [finding("a", "x"), finding("a", "y"), finding("b", "x")],
};

it("an answered finding leaves the list, and the last finding of a company takes the company with it", () => {
  const one = withoutFinding(list, { companyId: "a", id: "x" });
  expect(one).toMatchObject({ companies: 2, total: 2, others: 2 });
  expect(withoutFinding(one, { companyId: "a", id: "y" })).toEqual({
    ...list,
    companies: 1,
    total: 1,
    others: 3,
    findings: [finding("b", "x")],
  });
  expect(withoutFinding(list, { companyId: "b", id: "y" })).toBe(list);
});

it("an answer that is taken back at once is sent and stored before the request that takes it back", async () => {
  const sent: string[] = [];
  const arrived: string[] = [];
  installTestTransport(async ({ method }) => {
    sent.push(method);
    // The request for the answer takes longer than the one that takes it back.
    await new Promise((resolve) => setTimeout(resolve, method === "PUT" ? 20 : 0));
    arrived.push(method);
    return responseOf(method === "PUT" ? { kind: "done", by: "anna", at: "2026-02-01T10:20:30" } : null);
  });
  const client = new QueryClient();
  const answers = new MutationObserver(client, answerFinding(client, "demo"));
  const of = { companyId: "a", id: "x" };
  await Promise.all([answers.mutate({ ...of, answer: { kind: "done" } }), answers.mutate({ ...of, answer: null })]);
  expect(sent).toEqual(["PUT", "DELETE"]);
  expect(arrived).toEqual(["PUT", "DELETE"]);
});

it("findings that are answered quickly one after the other stay away, also before their answers are stored", async () => {
  const stored = new Set<string>();
  let finishPut: () => void = () => undefined;
  let gets = 0;
  installTestTransport(async ({ method, path }) => {
    if (method === "PUT") {
      const isSecond = path.endsWith("/y");
      if (isSecond) await new Promise<void>((resolve) => (finishPut = resolve));
      stored.add(isSecond ? "y" : "x");
      return responseOf({ kind: "done", by: "anna", at: "2026-02-01T10:20:30" });
    }
    gets++;
    const open = list.findings.filter(({ companyId, id }) => companyId !== "a" || !stored.has(id));
    return responseOf({ ...list, findings: open, total: open.length });
  });
  const client = new QueryClient();
  const shown = new QueryObserver(client, findingsQueries.list("demo", { answered: false, all: true }));
  const counts: number[] = [];
  const unsubscribe = shown.subscribe(({ data }) => data && counts.push(data.findings.length));
  await vi.waitUntil(() => counts.at(-1) === 3);
  const answer = (id: string) =>
    new MutationObserver(client, answerFinding(client, "demo")).mutate({
      companyId: "a",
      id,
      answer: { kind: "done" },
    });
  const first = answer("x");
  const second = answer("y");
  await first;
  // Time for the list that would be fetched after the first answer.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(counts.at(-1)).toBe(1);
  finishPut();
  await second;
  await vi.waitUntil(() => gets === 2);
  unsubscribe();
  expect(counts.filter((count, index) => count > (counts[index - 1] ?? count))).toEqual([]);
  expect(gets).toBe(2);
});

it("an answer is sent at once while the lists are fetched again after the one before", async () => {
  let puts = 0;
  installTestTransport(({ method }) => {
    if (method === "PUT") puts++;
    const answer = { kind: "done", by: "anna", at: "2026-02-01T10:20:30" };
    return Promise.resolve(responseOf(answer));
  });
  const client = new QueryClient();
  const { queryKey } = findingsQueries.list("demo", { answered: false, all: true });
  client.setQueryData(queryKey, list);
  const queryFn = () => new Promise<AgencyFindings>(() => undefined);
  const unsubscribe = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const answers = new MutationObserver(client, answerFinding(client, "demo"));
  for (const id of ["x", "y"]) await answers.mutate({ companyId: "a", id, answer: { kind: "done" } });
  unsubscribe();
  expect(puts).toBe(2);
});
