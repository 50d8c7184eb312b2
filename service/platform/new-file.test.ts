import fs from "node:fs";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveIntoPlace } from "./new-file";

const { linkSync } = fs;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-file-"));
});
afterEach(() => {
  setLink(linkSync);
  rmSync(folder, { recursive: true });
});

/** Replaces `linkSync` for all modules, also for those that import it by name. */
function setLink(link: typeof linkSync): void {
  fs.linkSync = link;
  syncBuiltinESMExports();
}

describe.each([
  ["with hard links", linkSync],
  [
    "without hard links",
    () => {
      throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    },
  ],
])("a file system %s", (_, link) => {
  it("gives a draft its name, and never replaces a file", () => {
    setLink(link);
    const [draft, path] = [join(folder, "draft"), join(folder, "file")];
    writeFileSync(draft, "first");
    expect(moveIntoPlace(draft, path)).toBe(true);
    expect(readdirSync(folder)).toEqual(["file"]);
    writeFileSync(draft, "second");
    expect(moveIntoPlace(draft, path)).toBe(false);
    expect(readFileSync(path, "utf8")).toBe("first");
  });
});
