import { expect, it } from "vitest";
import { makePdf } from "./make-pdf";

it("refuses what a thread has no memory for, without drawing it", async () => {
  const cells = Array.from({ length: 10 }, () => "1");
  const rows = Array.from({ length: 3_001 }, () => ({ cells }));
  const refused = makePdf({
    ...{ language: "sv", title: "", company: "", organisationNumber: "", agency: null, period: "" },
    ...{
      madeOn: "2026-11-24",
      blocks: [{ kind: "table", name: "", columns: cells.map(() => ({ heading: "" })), rows }],
    },
  });
  await expect(refused).rejects.toMatchObject({ kind: "tooLarge" });
});
