// @vitest-environment happy-dom
import { type QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigurePreset } from "@/contract/presets";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiRequest } from "@/lib/api/transport";
import { draftSlot } from "@/lib/drafts/drafts";
import { createQueryClient } from "@/lib/query-client";
import { editedReport, newReport } from "@/lib/reports/form-drafts";
import { openBlockEdits } from "@/lib/reports/open-block-edits";
import { reportTemplatesQueries } from "@/lib/reports/templates";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportDialog } from "./report-dialog";

const COMPANY = "a-demo-559900-0002";
const text = (words: string): ReportBlock => ({ id: "text", type: "text", text: words });
const chart = (keyFigureId: string): ReportBlock => ({ id: "chart", type: "chart", keyFigureId, resolution: "month" });
const preset: KeyFigurePreset = { id: "Overview", name: "Overview", keyFigureTypes: [] };

let stored: FullPeriodReport;
/** The entity tag of the report, which every write changes. */
let version: number;
let presets: KeyFigurePreset[];
let templates: ReportTemplate[];
let keyFigures: KeyFigure[];
/** The paths whose requests fail. */
let broken: RegExp | null;
let writes: { headers: ApiRequest["headers"]; body: unknown }[];
let closings: number;
/** Makes the report's id new in each test, because edits of a report are kept in memory from test to test. */
let reportNumber = 0;

beforeEach(() => {
  stored = {
    id: `r${String(++reportNumber)}`,
    title: "January",
    author: "Anna",
    created: "2026-02-01T00:00:00",
    period: periodOfDays("2026-01-01", "2026-01-31"),
    isPublished: false,
    keyFigurePresetId: "Overview",
    keyFigures: [],
    blocks: [text("a"), chart("NetSales")],
  };
  version = 1;
  presets = [preset];
  templates = [];
  keyFigures = [];
  broken = null;
  writes = [];
  closings = 0;
  localStorage.clear();
  installTestTransport(({ method, path, headers, body }) => {
    const respond = (status: number, value: unknown) => {
      const tag = (name: string) => (name.toLowerCase() === "etag" ? `"${String(version)}"` : null);
      return Promise.resolve({ status, header: tag, text: writeWire(value) });
    };
    if (broken?.test(path)) return respond(500, { typeOfError: "Unexpected", message: "No." });
    if (path.includes("/KeyFigurePreset")) return respond(200, presets);
    if (path.includes("/ReportTemplate")) return respond(200, templates);
    if (/\/KeyFigure(\?|$)/.test(path)) return respond(200, keyFigures);
    if (path.endsWith(`/Company/${COMPANY}`)) {
      return respond(200, { id: COMPANY, name: "Åkeri AB", businessIdentityCode: "559900-0002" });
    }
    if (method === "POST") {
      writes.push({ headers, body: JSON.parse(body as string) });
      return respond(200, stored);
    }
    if (!path.includes(`/PeriodReport/${stored.id}`)) return respond(200, []);
    if (method === "GET") return respond(200, stored);
    writes.push({ headers, body: JSON.parse(body as string) });
    stored = { ...stored, ...(JSON.parse(body as string) as Partial<FullPeriodReport>) };
    version++;
    return respond(200, stored);
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string | RegExp, value: string) => {
  fireEvent.change(await field(label), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const closed = () =>
  waitFor(() => {
    expect(closings).toBe(1);
  });

function show(change?: FullPeriodReport): QueryClient {
  const queryClient = createQueryClient();
  render(
    <PageProviders
      client={queryClient}
      user={{ userName: "anna", name: "Anna", type: "AgencyConsultant", agencyId: "demo" }}
    >
      <NuqsTestingAdapter>
        <ReportDialog companyId={COMPANY} {...(change && { change })} onClose={() => closings++} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  return queryClient;
}

/** A draft as it is stored. Its `initial` must have the form's fields, but their values are not used. */
function draftText(values: object): string {
  return JSON.stringify({ values, initial: values });
}

/** Stores a draft of an earlier visit. */
function keep(form: object): void {
  draftSlot(localStorage, "anna", "forms", ...editedReport(COMPANY, stored.id)).write({
    text: draftText({ keyFigurePresetId: "Overview", period: stored.period, ...form }),
    count: 1,
  });
}

describe("changing a report of blocks", () => {
  it.each([
    ["Title", "x".repeat(256), "Write at most 255 characters; this is 256."],
    // One combining character more than the contract allows in a row.
    ["Title", `a${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
    [/^What the figures say/, `a${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
  ])("says what is wrong with the text in %s: %s", async (label, words, expected) => {
    show(stored);
    await type(label, words);
    press("Save");
    expect(await screen.findByText(expected)).toBeDefined();
    expect(writes).toEqual([]);
  });

  it("sends only the changed title, without blocks and language", async () => {
    show(stored);
    await type("Title", "February");
    press("Save");
    await closed();
    expect(writes.map(({ body }) => body)).toEqual([{ title: "February" }]);
  });

  it("saves pending edits of the editor first, and then puts the text into those blocks", async () => {
    const opening = stored;
    const queryClient = show(opening);
    openBlockEdits(queryClient, { userName: "anna", companyId: COMPANY, report: opening }).change([
      text("a"),
      chart("QuickRatio"),
    ]);
    await type(/^What the figures say/, "b");
    press("Save");
    await closed();
    expect(stored.blocks).toEqual([text("b"), chart("QuickRatio")]);
    expect(writes.map(({ headers }) => headers["If-Match"])).toEqual(['"1"', '"2"']);
  });

  it("shows the text that somebody else has written meanwhile, and replaces it when it is saved again", async () => {
    show(stored);
    await type(/^What the figures say/, "mine");
    stored = { ...stored, blocks: [text("theirs"), chart("NetSales")] };
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toContain("theirs");
    expect(writes).toEqual([]);
    press("Save");
    await closed();
    expect(stored.blocks?.[0]).toEqual(text("mine"));
  });

  it("keeps the newer text when a draft that changed only the title is restored", async () => {
    const began = { title: "January", comment: "older", language: "en" };
    const form = { ...began, title: "February", template: "standard" };
    keep({ ...form, began });
    show(stored);
    await waitFor(async () => {
      expect((await field("Title")).value).toBe("February");
    });
    expect((await field(/^What the figures say/)).value).toBe("a");
    press("Save");
    await closed();
    expect(writes.map(({ body }) => body)).toEqual([{ title: "February" }]);
  });

  it("offers no text field in a report without a text block", async () => {
    show({ ...stored, blocks: [chart("NetSales")] });
    await field("Title");
    expect(screen.queryByLabelText(/^What the figures say/)).toBeNull();
  });

  it("shows a text of an earlier visit whose block somebody has removed", async () => {
    const began = { title: "January", comment: "a", language: "en" };
    keep({ ...began, comment: "typed earlier", template: "standard", began });
    show({ ...stored, blocks: [chart("NetSales")] });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("typed earlier");
    expect(alert.textContent).toContain("removed the report's text");
  });

  it("works in a company without presets", async () => {
    presets = [];
    show(stored);
    await type("Title", "February");
    press("Save");
    await closed();
    expect(writes).toHaveLength(1);
  });
});

describe("changing a report without blocks", () => {
  beforeEach(() => {
    const { blocks: _, ...plain } = stored;
    stored = { ...plain, comment: "a" };
  });

  it.each([
    ["saves its comment", "b", "b"],
    ["removes its comment when the field was emptied", "", null],
  ])("%s", async (_, typed, comment) => {
    show(stored);
    await type(/^What the figures say/, typed);
    press("Save");
    await waitFor(() => {
      expect(writes.map(({ body }) => body)).toEqual([{ comment }]);
    });
  });

  it("shows the comment that somebody else has written since the draft that was restored", async () => {
    const began = { title: "January", comment: "a", language: "en" };
    keep({ ...began, comment: "mine", template: "keyFigures", began });
    stored = { ...stored, comment: "theirs" };
    show(stored);
    await waitFor(async () => {
      expect((await field(/^What the figures say/)).value).toBe("mine");
    });
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toContain("theirs");
    expect(writes).toEqual([]);
    press("Save");
    await closed();
    expect(stored.comment).toBe("mine");
  });
});

describe("a new report", () => {
  it("says that the company has no preset", async () => {
    presets = [];
    show();
    await type("Title", "February");
    press("Make the report");
    expect(await screen.findByText(/^The company has no presets/)).toBeDefined();
  });

  it("begins with a template and preset that exist, where a draft names others", async () => {
    const began = { title: "", comment: "", language: "en" };
    const gone = { keyFigurePresetId: "gone", template: "gone" };
    const typed = { title: "Draft", comment: "Sales: {[NetSales]}.", period: stored.period };
    draftSlot(localStorage, "anna", "forms", ...newReport(COMPANY)).write({
      text: draftText({ ...began, ...typed, ...gone, began }),
      count: 1,
    });
    keyFigures = [{ id: "NetSales", name: "Net sales", valueType: "Amount", description: "" }];
    show();
    await waitFor(async () => {
      expect((await field("Title")).value).toBe("Draft");
    });
    expect((await field("The report holds")).value).toBe("keyFigures");
    expect((await field("Key figures of")).value).toBe("Overview");
    expect((await field(/^What the figures say/)).value).toBe("Sales: {[Net sales]}.");
  });

  it("says that a text already typed will not be in a report of the template that is chosen", async () => {
    templates = [{ id: "t", name: "Month", blocks: [chart("QuickRatio")] }];
    show();
    await type("The report holds", "keyFigures");
    await type(/^What the figures say/, "Sales fell.");
    expect(screen.queryByText(/will not be in the report/)).toBeNull();
    await type("The report holds", "t");
    expect(screen.getByText(/will not be in the report/)).toBeDefined();
    expect(screen.getByText("Sales fell.")).toBeDefined();
  });

  it("has the ids of key figures in a text that was typed before the standard blocks were chosen", async () => {
    keyFigures = [{ id: "NetSales", name: "Net sales", valueType: "Amount", description: "" }];
    show();
    await type("Title", "February");
    await type(/^What the figures say/, "Sales: {[Net sales]}.");
    await type("The report holds", "standard");
    expect((await field(/^What the figures say/)).value).toBe("Sales: {[Net sales]}.");
    press("Make the report");
    await closed();
    const { blocks } = writes[0]!.body as { blocks: ReportBlock[] };
    expect(blocks).toContainEqual(text("Sales: {[NetSales]}."));
  });

  it("shows the names of key figures when a report without blocks is chosen after its text was typed", async () => {
    keyFigures = [{ id: "NetSales", name: "Net sales", valueType: "Amount", description: "" }];
    show();
    await type("The report holds", "standard");
    await type(/^What the figures say/, "Sales: {[Net sales]}.");
    await type("The report holds", "keyFigures");
    expect((await field(/^What the figures say/)).value).toBe("Sales: {[Net sales]}.");
  });

  it("is made from the template that was chosen, also when a later request for templates has failed", async () => {
    templates = [{ id: "t", name: "Month", blocks: [chart("QuickRatio")] }];
    const queryClient = show();
    await type("Title", "February");
    await type("The report holds", "t");
    broken = /ReportTemplate/;
    const { queryKey } = reportTemplatesQueries.list("demo");
    await queryClient.invalidateQueries({ queryKey });
    await waitFor(() => {
      expect(queryClient.getQueryState(queryKey)?.status).toBe("error");
    });
    press("Make the report");
    await waitFor(() => {
      expect(writes.map(({ body }) => body)).toMatchObject([{ title: "February", blocks: [chart("QuickRatio")] }]);
    });
  });

  it.each(["KeyFigurePreset", "FiscalYear"])("can be tried again when the request for %s has failed", async (name) => {
    broken = new RegExp(`/${name}`);
    show();
    await screen.findByRole("alert");
    broken = null;
    press("Try again");
    expect(await field("Title")).toBeDefined();
  });
});

describe.each([
  ["a new report", () => undefined],
  ["a report of blocks", () => stored],
  ["a report without blocks", () => ({ ...stored, blocks: undefined, comment: "a" })],
])("%s that is closed without saving", (_, reportOf) => {
  const draftOf = (report: FullPeriodReport | undefined) =>
    draftSlot(
      localStorage,
      "anna",
      "forms",
      ...(report ? editedReport(COMPANY, report.id) : newReport(COMPANY)),
    ).read();

  it("is a draft again when the closing is undone", async () => {
    const report = reportOf();
    show(report);
    await type("Title", "February");
    press("Cancel");
    await closed();
    expect(draftOf(report)).toBeNull();
    const [toast] = toastStore.get();
    expect(toast?.message).toBe("What you had written was thrown away.");
    runToastAction(toast!.id);
    cleanup();
    show(report);
    await screen.findByDisplayValue("February");
  });

  it("shows no notice when nothing was typed", async () => {
    show(reportOf());
    await field("Title");
    press("Cancel");
    await closed();
    expect(toastStore.get()).toEqual([]);
  });
});
