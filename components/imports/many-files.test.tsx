// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { createRef } from "react";
import { afterEach, expect, it } from "vitest";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportStage, QueuedFile } from "@/lib/imports/queued-file";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ManyFiles } from "./many-files";

afterEach(cleanup);

const OWN = { id: "a-demo-559900-0001", name: "Egna AB", businessIdentityCode: "559900-0001" };
const note = (code: string) => ({
  code,
  explanation: `About ${code}.`,
  label: "#ORGNR",
  lineNo: 1,
  linePos: 1,
  line: "#ORGNR",
});

function result(number: string, more: Partial<SieImportResult> = {}): SieImportResult {
  return {
    success: true,
    errors: [],
    warnings: [],
    summary: {
      fileCompanyName: number === "5599000001" ? "Egna AB" : "Andra AB",
      fileBusinessIdentityCode: number,
      program: "Prov 1.0",
      sieType: "4E",
      encoding: "cp437",
      outcome: "created",
      fiscalYear: { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" },
      accounts: 2,
      vouchers: 1,
      rows: 2,
      objects: 0,
      sample: [],
      controlTotals: { openingBalance: 0, closingBalance: 0, result: 0, debit: 0, credit: 0 },
    },
    ...more,
  };
}

/** Twenty files: two set aside, one refused, one failed, three imported, one in progress, twelve ready. */
const STATES: ImportStage[] = [
  ...[1, 2].map((): ImportStage => ({ stage: "checked", result: result("5599000002") })),
  { stage: "checked", result: { success: false, errors: [note("notSie"), note("badDate")], warnings: [] } },
  { stage: "failed", error: new Error("away"), during: "checking" },
  ...[1, 2, 3].map((): ImportStage => ({ stage: "done", result: result("5599000001") })),
  { stage: "working", dryRun: true, importing: false },
  ...Array.from({ length: 12 }, (): ImportStage => {
    return { stage: "checked", result: result("5599000001", { warnings: [note("typeDiffers")] }) };
  }),
];
const FILES = STATES.map((state, index): QueuedFile => {
  const own = { company: OWN, isConfirmed: false, givenYear: null, encoding: null, size: 10 };
  return { ...own, id: index, name: `file-${String(index)}.se`, state };
});

function draw(search = "") {
  const removed: string[] = [];
  let address = search;
  render(
    <NuqsTestingAdapter
      searchParams={search}
      hasMemory
      onUrlUpdate={({ queryString }) => {
        address = queryString;
      }}
    >
      <PageProviders>
        <ManyFiles files={FILES} listRef={createRef()} onRemove={({ name }) => removed.push(name)}>
          {({ name }) => <article aria-label={name}>The facts of {name}</article>}
        </ManyFiles>
      </PageProviders>
    </NuqsTestingAdapter>,
  );
  return { removed, address: () => address };
}

const list = () => screen.getByRole("list", { name: "Files" });
const lines = () => within(list()).queryAllByRole("listitem");
const line = (name: string) => within(list()).getByRole("button", { name: new RegExp(`^${name} `) });

it("many files have a line each, with company, state and remarks", () => {
  draw();
  expect(lines()).toHaveLength(20);
  expect(screen.queryByRole("article")).toBeNull();
  expect(line("file-0.se").textContent).toContain("Andra AB 5599000002 2025-01-01 – 2025-12-31");
  expect(line("file-0.se").textContent).toContain("Set aside");
  expect(line("file-2.se").textContent).toContain("RefusedNot a SIE file. · 2 errors");
  expect(line("file-19.se").textContent).toContain("Ready1 remark");
  const views = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(views).toEqual(["All (20)", "Problems (4)", "Ready (12)", "Imported (3)"]);
});

it("each line opens and closes its card with its own button, and is removed by another", () => {
  const { removed } = draw();
  expect(line("file-3.se").getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(line("file-3.se"));
  fireEvent.click(line("file-8.se"));
  expect(line("file-3.se").getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("article").map(({ textContent }) => textContent)).toEqual([
    "The facts of file-3.se",
    "The facts of file-8.se",
  ]);
  fireEvent.click(line("file-3.se"));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  fireEvent.click(within(list()).getByRole("button", { name: "Remove file-4.se from the list" }));
  expect(removed).toEqual(["file-4.se"]);
});

it("the filter shows only files with problems, and is part of the URL", async () => {
  const { address } = draw();
  fireEvent.click(screen.getByRole("radio", { name: "Problems (4)" }));
  await expect.poll(() => lines().length).toBe(4);
  await expect.poll(address).toBe("?show=problems");
});

it("the filter in the URL applies at the start", () => {
  draw("?show=imported");
  expect(lines()).toHaveLength(3);
});
