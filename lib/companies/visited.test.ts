// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import {
  forgetCompany,
  pinnedIds,
  pinnedInCookie,
  recordVisit,
  subscribeToVisited,
  togglePin,
  visitedCompanies,
} from "./visited";

const company = (id: string) => ({ id, name: `Company ${id}` });
/** The value of the cookie with the pins; undefined when there is none. */
function cookieValue(): string | undefined {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith("nyckeltal.pinned="));
  return cookie?.slice(cookie.indexOf("=") + 1);
}
const ids = (companies: readonly { id: string }[]) => companies.map(({ id }) => id);

describe("the companies a user comes back to", () => {
  test("are the latest six, the last first, each once", () => {
    for (const id of ["1", "2", "3", "1", "4", "5", "6", "7"]) recordVisit("consultant", company(id));
    expect(ids(visitedCompanies("consultant").recent)).toEqual(["7", "6", "5", "4", "1", "3"]);
  });

  test("are each user's own", () => {
    recordVisit("director", company("8"));
    expect(ids(visitedCompanies("director").recent)).toEqual(["8"]);
    expect(ids(visitedCompanies("consultant").recent)).not.toContain("8");
  });

  test("keep the pins in the order they were set, with the company's present name", () => {
    togglePin("owner", company("1"));
    togglePin("owner", company("2"));
    recordVisit("owner", { id: "1", name: "Renamed" });
    expect(visitedCompanies("owner").pinned).toEqual([{ id: "1", name: "Renamed" }, company("2")]);
    togglePin("owner", company("1"));
    expect(ids(visitedCompanies("owner").pinned)).toEqual(["2"]);
  });

  test("have their pins in a cookie too, for the page that the server renders", () => {
    togglePin("eva@byrån", company("a-demo-1"));
    togglePin("eva@byrån", company("a-demo-2"));
    const value = cookieValue()!;
    expect(pinnedIds("eva@byrån")).toBe("a-demo-1,a-demo-2");
    expect(pinnedInCookie("eva@byrån", value)).toBe("a-demo-1,a-demo-2");
    // Next's cookies() returns the value decoded.
    expect(pinnedInCookie("eva@byrån", decodeURIComponent(value))).toBe("a-demo-1,a-demo-2");
    for (const other of [value.replace("eva", "bo"), "", undefined, "%"]) {
      expect(pinnedInCookie("eva@byrån", other)).toBe("");
    }
  });

  test("have in the cookie the pins of the user who last visited or pinned a company, as many as fit", () => {
    const pins = Array.from({ length: 60 }, (_, i) => `a-demo-${String(i)}`);
    for (const id of pins) togglePin("many", company(id));
    recordVisit("many", company("a-demo-1"));
    const inCookieOf = (userName: string) => pinnedInCookie(userName, cookieValue());
    const inCookie = () => inCookieOf("many");
    expect(inCookie()).toBe(pins.join(","));
    togglePin("second", company("a-demo-2"));
    expect(inCookie()).toBe("");
    recordVisit("many", company("a-demo-1"));
    expect(inCookie()).toBe(pins.join(","));
    for (let i = 0; i < 1_000; i++) togglePin("second", company(`a-demo-${String(1_000 + i)}`));
    // Only the first of these pins are in the cookie: a browser would not store a larger one.
    expect(document.cookie.length).toBeLessThan(4_096);
    expect(inCookieOf("second")).toMatch(/^a-demo-2,a-demo-1000,a-demo-1001,(?:a-demo-\d{4},)*a-demo-1\d{3}$/);
  });

  test("forget a company that is gone", () => {
    recordVisit("gone", company("1"));
    togglePin("gone", company("1"));
    forgetCompany("gone", "1");
    expect(visitedCompanies("gone")).toEqual({ pinned: [], recent: [] });
  });

  test("are read anew when another window has changed or cleared them", () => {
    let told = 0;
    const stop = subscribeToVisited(() => told++);
    const key = "nyckeltal.companies.other";
    expect(visitedCompanies("other").recent).toEqual([]);
    localStorage.setItem(key, JSON.stringify({ pinned: [], recent: [company("9")] }));
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect([told, ids(visitedCompanies("other").recent)]).toEqual([1, ["9"]]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect([told, visitedCompanies("other").recent]).toEqual([2, []]);
    stop();
  });

  test.each(["not JSON", "null", "[]", '{"recent":"x","pinned":[1,null,{"id":2}]}'])(
    "are none where the storage holds %s",
    (text) => {
      const user = `damaged ${text}`;
      localStorage.setItem(`nyckeltal.companies.${user}`, text);
      expect(visitedCompanies(user)).toEqual({ pinned: [], recent: [] });
    },
  );

  test("are the same object until they change, because React compares it by identity", () => {
    recordVisit("same", company("1"));
    const before = visitedCompanies("same");
    recordVisit("same", company("1"));
    expect(visitedCompanies("same")).toBe(before);
  });
});
