import { beforeEach, expect, it } from "vitest";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import type { User } from "@/contract/users/user";
import type { HandOver } from "@/contract/users/user-companies";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { undoHandOver } from "./undo-hand-over";

const user = (name: string): User => ({ userName: name.toLowerCase(), name, type: "AgencyConsultant" });
const question = (id: string, assignee: string, isResolved = false): KeyFigureComment => ({
  id,
  type: KEY_FIGURE_COMMENT,
  message: "Why?",
  author: "Dan",
  created: "2026-01-10T08:00:00",
  lastModified: "2026-01-10T08:00:00",
  period: periodOfDays("2025-01-01", "2025-12-31"),
  keyFigureType: "NetSales",
  isQuestion: true,
  assignee,
  ...(isResolved && { resolved: { at: "2026-01-11T08:00:00", by: "Tilda" } }),
});
/** The questions at the time of the undo. While `raced` is given back, somebody else changes it too. */
const questions = [
  question("unchanged", "Tilda"),
  question("moved", "Anna"),
  question("resolved", "Tilda", true),
  question("raced", "Tilda"),
];
const done: HandOver = {
  from: user("Frida"),
  to: user("Tilda"),
  companies: ["a-demo-1"],
  alreadyHad: [],
  questions: questions.map(({ id }) => ({ companyId: "a-demo-1", commentId: id })),
};
const GIVEN_BACK = {
  changes: [
    { userName: "frida", companyId: "a-demo-1", before: null, after: "Client" },
    { userName: "tilda", companyId: "a-demo-1", before: "Client", after: null },
  ],
};

/** The writes that the service has accepted: the end of the path, and the body. */
let written: [path: string, body: unknown][];
/** Part of the path of the writes that the service refuses. */
let failing: string | null;
beforeEach(() => {
  written = [];
  failing = null;
  installTestTransport(({ method, path, headers, body }) => {
    const id = questions.map((one) => one.id).find((one) => path.includes(`/${one}`));
    const respond = (status: number, value: unknown) => ({
      status,
      text: writeWire(value),
      header: (name: string) => (name.toLowerCase() === "etag" ? `"${id ?? ""}"` : null),
    });
    const fault = { typeOfError: "RuleViolation", message: "No.", identifier: "x" };
    if (failing !== null && method === "PUT" && path.includes(failing)) return Promise.resolve(respond(500, fault));
    const found = questions.find((one) => one.id === id);
    if (method === "GET") return Promise.resolve(respond(200, found));
    if (found && (headers["If-Match"] !== `"${found.id}"` || found.id === "raced")) {
      return Promise.resolve(respond(412, fault));
    }
    const end = path.split("/").slice(found ? -2 : -1);
    written.push([end.join("/"), parseWire(body as string)]);
    if (found) return Promise.resolve(respond(200, found));
    return Promise.resolve(respond(200, [done.from, done.to]));
  });
});

it("a question goes back only while it is open, assigned to the one who got it, and changed by nobody else", async () => {
  const undone = await undoHandOver("demo", done, { wasDisabled: false, disable: false });
  expect(written).toEqual([
    ["CompanyPlace", GIVEN_BACK],
    ["unchanged/Question", { assignee: "frida" }],
  ]);
  expect(undone).toEqual({ isEnabled: true, missingQuestions: 3 });
});

it("clients go back in parts, because the service accepts only so many changes at once", async () => {
  const companies = Array.from({ length: 5_001 }, (_, index) => `c${String(index)}`);
  await undoHandOver("demo", { ...done, companies, questions: [] }, { wasDisabled: false, disable: false });
  const changes = written.map(([, body]) => (body as typeof GIVEN_BACK).changes);
  expect(changes.map(({ length }) => length)).toEqual([10_000, 2]);
  expect(changes[1]).toEqual(GIVEN_BACK.changes.map((change) => ({ ...change, companyId: "c5000" })));
});

it("a user who was disabled before the hand-over stays disabled and gets no questions back", async () => {
  const undone = await undoHandOver("demo", done, { wasDisabled: true, disable: true });
  expect(written).toEqual([["CompanyPlace", GIVEN_BACK]]);
  // `isEnabled` is false only when enabling the user has failed.
  expect(undone).toEqual({ isEnabled: true, missingQuestions: 4 });
});

it("a user who could not be enabled gets the clients back, but no questions", async () => {
  failing = "frida";
  const undone = await undoHandOver("demo", done, { wasDisabled: false, disable: true });
  expect(written).toEqual([["CompanyPlace", GIVEN_BACK]]);
  expect(undone).toEqual({ isEnabled: false, missingQuestions: 4 });
});
