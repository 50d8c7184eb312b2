import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";

const FOLDER = inRoot("docs/decisions");
const INDEX = "README.md";
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, "utf8");
const decisions = readdirSync(FOLDER).filter((file) => file !== INDEX);

describe("docs/decisions", () => {
  test.each(decisions)("%s has a number, a title and a status", (file) => {
    const [title, , status] = read(file).split("\n");
    expect(title).toMatch(new RegExp(`^# ${String(Number(file.slice(0, 4)))}\\. \\S`));
    expect(status).toMatch(/^Status: (accepted|superseded)\b/);
  });

  test("the index lists every decision with its title and status", () => {
    const rows = decisions.map((file) => {
      const [title, , status] = read(file).split("\n") as [string, string, string];
      const [, number, name] = /^# (\d+)\. (.*)$/.exec(title)!;
      return `| ${number!} | [${name!}](${file}) | ${status.replace("Status: ", "")} |`;
    });
    const lines = read(INDEX).split("\n");
    expect(lines.filter((line) => /^\| \d/.test(line))).toEqual(rows);
  });

  test.each([...decisions, INDEX])("%s links only to decisions that exist", (file) => {
    const links = [...read(file).matchAll(/\]\((\d{4}-[^)#]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(`${FOLDER}/${link}`))).toEqual([]);
  });
});
