import { expect, test } from "vitest";
import { TAG_LENGTH } from "../preconditions";
import { etagHeader, readTags } from "./entity-tag";

test("the suffix of a coding is taken off a tag, but not letters of the tag itself that are like one", () => {
  for (const tag of ["x", "-br", "-gzip"].map((end) => end.padStart(TAG_LENGTH, "x"))) {
    for (const coding of ["identity", "gzip", "br"] as const) {
      expect(readTags(etagHeader(tag, coding), false), `${tag} ${coding}`).toEqual([tag]);
    }
  }
});
