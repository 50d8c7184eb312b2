import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { answerFinding, withoutFinding } from "./queries";

const finding = (companyId: string, id: string): Finding => ({
  ...{ companyId, companyName: companyId, id, ruleId: id, kind: "monthsMissing" },
});
const list: AgencyFindings = {
  ...{ rules: [], keyFigures: [], companies: 2, total: 3, others: 1 },
  findings: [finding("a", "x"), finding("a", "y"), finding("b", "x")],
};

it("an answered finding leaves the list, and its company with the last one", () => {
  const one = withoutFinding(list, { companyId: "a", id: "x" });
  expect(one).toMatchObject({ companies: 2, total: 2, others: 2 });
  expect(withoutFinding(one, { companyId: "a", id: "y" })).toEqual({
    ...{ ...list, companies: 1, total: 1, others: 3 },
    findings: [finding("b", "x")],
  });
  expect(withoutFinding(list, { companyId: "b", id: "y" })).toBe(list);
});

it("an answer that is taken back at once is not sent after that", async () => {
  const sent: string[] = [];
  const arrived: string[] = [];
  installTransport(async ({ method }) => {
    sent.push(method);
    // The request for the answer takes longer than the one that takes it back.
    await new Promise((resolve) => setTimeout(resolve, method === "PUT" ? 20 : 0));
    arrived.push(method);
    return { status: 200, header: () => null, text: method === "PUT" ? writeWire({ kind: "done", by: "anna" }) : "" };
  });
  const answers = new MutationObserver(new QueryClient(), answerFinding(new QueryClient(), "demo"));
  const of = { companyId: "a", id: "x" };
  await Promise.allSettled([
    answers.mutate({ ...of, answer: { kind: "done" } }),
    answers.mutate({ ...of, answer: null }),
  ]);
  expect(sent).toEqual(["PUT", "DELETE"]);
  expect(arrived).toEqual(["PUT", "DELETE"]);
});
