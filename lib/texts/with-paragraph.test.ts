import { expect, test } from "vitest";
import { withParagraph } from "./with-paragraph";

test("a text is added in a paragraph of its own", () => {
  expect(withParagraph("", "Soliditeten är {[EquityRatio]}.")).toBe("Soliditeten är {[EquityRatio]}.");
  expect(withParagraph("Först.\n", "Sedan.")).toBe("Först.\n\nSedan.");
});
