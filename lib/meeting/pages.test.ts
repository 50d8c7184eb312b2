import { describe, expect, it, test } from "vitest";
import { MEETING_PAGES, meetingPage } from "@/lib/paths";
import { carriedSearch, isOfMeeting, meetingPageOf, pageBeside, searchForNeighbour, wayOut } from "./pages";

test("the pages follow each other and end", () => {
  expect(MEETING_PAGES.map((page) => pageBeside(page, "next"))).toEqual(["statements", "reports", "trace", undefined]);
  expect(MEETING_PAGES.map((page) => pageBeside(page, "previous"))).toEqual([
    undefined,
    "overview",
    "statements",
    "reports",
  ]);
});

test("a path tells which page it is", () => {
  for (const page of MEETING_PAGES) {
    expect(meetingPageOf(meetingPage("a-1", page))).toBe(page);
    expect(isOfMeeting("a-1", meetingPage("a-1", page))).toBe(true);
  }
  expect(isOfMeeting("a-1", "/companies/a-1/figures")).toBe(false);
  expect(isOfMeeting("a-1", "/companies/a-1/meetings")).toBe(false);
});

const CHOSEN = "preset=EquityStructure&resolution=ytd&year=a-1-3&dimension=1_2&trace=NetSales~2026-01-01~2026-03-31";

test("preset, period, object and figure go along to another page, dialogs do not", () => {
  expect(carriedSearch(`${CHOSEN}&account=1910&voucher=x`)).toBe(new URLSearchParams(CHOSEN).toString());
});

test("anything that another company may lack does not go along to it, other than the preset", () => {
  expect(searchForNeighbour(`${CHOSEN}&statement=balance&report=7`)).toBe(
    "preset=EquityStructure&resolution=ytd&statement=balance",
  );
});

describe("a meeting is left", () => {
  it("to the page where it began, with the choices made since if the meeting shows the same page", () => {
    expect(wayOut("a-1", "overview", "preset=X", "/companies/a-1/figures?preset=Y")).toBe(
      "/companies/a-1/figures?preset=X",
    );
    expect(wayOut("a-1", "statements", "preset=X", "/companies/a-1/figures?preset=Y")).toBe(
      "/companies/a-1/figures?preset=Y",
    );
    expect(wayOut("a-1", "overview", "", "/companies/a-1/reports?report=7")).toBe("/companies/a-1/reports?report=7");
  });

  it("to the page that it shows, if the page where it began is unknown or not one of this company", () => {
    expect(wayOut("a-1", "statements", "statement=balance", null)).toBe("/companies/a-1/statements?statement=balance");
    expect(wayOut("a-1", "reports", "", "/companies/a-2/figures")).toBe("/companies/a-1/reports");
    expect(wayOut("a-1", "overview", "", "/agencies/demo/portfolio")).toBe("/companies/a-1/figures");
  });

  it("with the trace only from the page of the trace, because the figures page would open it", () => {
    expect(wayOut("a-1", "trace", "trace=T", null)).toBe("/companies/a-1/figures?trace=T");
    expect(wayOut("a-1", "overview", "trace=T", null)).toBe("/companies/a-1/figures");
  });
});
