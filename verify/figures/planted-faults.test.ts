import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Fault {
  name: string;
  file: string;
  find: string;
}

const ROOT = new URL("../../", import.meta.url);
const faults = JSON.parse(readFileSync(new URL("planted-faults.json", import.meta.url), "utf8")) as Fault[];

it("each fault that `npm run prove -- planted-faults` plants has its place in the code, once", () => {
  const misplaced = faults.filter(
    ({ file, find }) => readFileSync(new URL(file, ROOT), "utf8").split(find).length !== 2,
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});
