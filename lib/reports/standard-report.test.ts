import { describe, expect, it } from "vitest";
import { reportBlocksSchema } from "@/contract/reports/blocks";
import { mainText, standardBlocks, withMainText } from "./standard-report";

describe("the standard template", () => {
  it("is a report that the service takes", () => {
    const blocks = standardBlocks("Hej {company}", "Overview");
    expect(reportBlocksSchema.parse(blocks)).toEqual(blocks);
    expect(mainText(blocks)).toBe("Hej {company}");
  });

  it("keeps all but the main text when that is changed", () => {
    const blocks = standardBlocks("a", "Overview");
    const changed = withMainText(blocks, "b");
    expect(mainText(changed)).toBe("b");
    expect(withMainText(changed, "a")).toEqual(blocks);
    expect(mainText([])).toBeNull();
  });
});
