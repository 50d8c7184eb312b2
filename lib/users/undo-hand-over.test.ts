import { beforeEach, expect, it } from "vitest";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import type { User } from "@/contract/users/user";
import type { HandOver } from "@/contract/users/user-companies";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { undoHandOver } from "./undo-hand-over";

const user = (name: string): User => ({
  userName: name.toLowerCase(),
  name,
  type: "AgencyConsultant",
  language: "sv-SE",
});
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
const done: HandOver = {
  from: user("Frida"),
  to: user("Tilda"),
  companies: ["a-demo-1"],
  alreadyHad: [],
  questions: ["kept", "moved", "resolved", "raced"].map((commentId) => ({ companyId: "a-demo-1", commentId })),
};
const stored = [question("kept", "Tilda"), question("moved", "Anna"), question("resolved", "Tilda", true)];
const questions = [...stored, question("raced", "Tilda")];

/** The writes that the service has made: method and last part of the path. */
let written: string[];
let failing: string | null;
beforeEach(() => {
  written = [];
  failing = null;
  installTransport(({ method, path, headers }) => {
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
    written.push(
      path
        .split("/")
        .slice(found ? -2 : -1)
        .join("/"),
    );
    if (found) return Promise.resolve(respond(200, found));
    return Promise.resolve(respond(200, [done.from, done.to]));
  });
});

it("a question goes back only while it is open and assigned to the one who got it", async () => {
  const undone = await undoHandOver("demo", done, { wasDisabled: false, disable: false });
  expect(written.slice(1)).toEqual(["kept/Question"]);
  expect(undone).toEqual({ isEnabled: true, missingQuestions: 3 });
});

it("a user who was disabled before stays so, and all questions are missing", async () => {
  const undone = await undoHandOver("demo", done, { wasDisabled: true, disable: true });
  expect(written).toHaveLength(1);
  expect(undone).toEqual({ isEnabled: true, missingQuestions: 4 });
});

it("a user who could not be enabled has the clients again", async () => {
  failing = "frida";
  const undone = await undoHandOver("demo", done, { wasDisabled: false, disable: true });
  expect(written).toHaveLength(1);
  expect(undone).toEqual({ isEnabled: false, missingQuestions: 4 });
});
