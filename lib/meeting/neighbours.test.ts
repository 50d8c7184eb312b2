import { expect, it } from "vitest";
import { neighbourOf, orderOfMeetings } from "./neighbours";

const COMPANIES = [
  { id: "1", name: "Östra AB" },
  { id: "2", name: "Bolag 10" },
  { id: "3", name: "Bolag 9" },
  { id: "4", name: "Ängen AB" },
];

it("companies follow by name as Swedish orders letters and numbers, pinned ones first", () => {
  expect(orderOfMeetings(COMPANIES, new Set(), "sv")).toEqual(["3", "2", "4", "1"]);
  expect(orderOfMeetings(COMPANIES, new Set(["1", "2"]), "sv")).toEqual(["2", "1", "3", "4"]);
});

it("the last company is followed by the first", () => {
  const ids = ["3", "2", "4", "1"];
  expect(neighbourOf(ids, "2", "next")).toBe("4");
  expect(neighbourOf(ids, "2", "previous")).toBe("3");
  expect(neighbourOf(ids, "1", "next")).toBe("3");
  expect(neighbourOf(ids, "3", "previous")).toBe("1");
});

it("a company that is alone is its own neighbour, and so is one that is not the user's", () => {
  expect(neighbourOf(["3"], "3", "next")).toBe("3");
  expect(neighbourOf(["3"], "3", "previous")).toBe("3");
  expect(neighbourOf([], "3", "next")).toBe("3");
  expect(neighbourOf(["1", "2"], "3", "previous")).toBe("3");
});
