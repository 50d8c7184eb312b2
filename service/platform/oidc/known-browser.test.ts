import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import Keygrip from "keygrip";
import { expect, test } from "vitest";
import { KnownBrowsers } from "./known-browser";

const DAY = 86_400_000;
const keysOf = (keys: string[]) => new Keygrip(keys, "sha256");

function requestWith(cookie: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
}

/** The cookie, as a browser sends it back, and the whole header that sets it. */
function remembered(browsers: KnownBrowsers, userName: string, cookie = ""): { cookie: string; header: string } {
  const request = requestWith(cookie);
  const response = new ServerResponse(request);
  browsers.remember(request, response, userName);
  const header = String(response.getHeader("set-cookie"));
  return { header, cookie: header.slice(0, header.indexOf(";")) };
}

test("a browser is known for a year for the user who signed in in it, and its cookie contains no name", () => {
  let now = 1000 * DAY;
  const browsers = new KnownBrowsers(keysOf(["key"]), false, () => now);
  const { cookie } = remembered(browsers, "anna");
  expect(cookie).not.toContain("anna");
  const request = requestWith(`other=1; ${cookie}`);
  expect(browsers.isKnown(request, "anna")).toBe(true);
  expect(browsers.isKnown(request, "bo")).toBe(false);
  now += 364 * DAY;
  expect(browsers.isKnown(request, "anna")).toBe(true);
  now += DAY;
  expect(browsers.isKnown(request, "anna")).toBe(false);
});

test("a browser remembers the last five users, each once", () => {
  const browsers = new KnownBrowsers(keysOf(["key"]), false);
  const names = ["a", "b", "c", "d", "e", "f", "e"];
  const cookie = names.reduce((last, name) => remembered(browsers, name, last).cookie, "");
  const known = ["a", "b", "c", "d", "e", "f"].filter((name) => browsers.isKnown(requestWith(cookie), name));
  expect(known).toEqual(["b", "c", "d", "e", "f"]);
});

test("a browser cannot forge a mark, and stays known while the key of its mark is one of the keys", () => {
  const browsers = new KnownBrowsers(keysOf(["key"]), false);
  const { cookie } = remembered(browsers, "anna");
  const isKnown = (value: string, by = browsers) => by.isKnown(requestWith(value), "anna");
  const [, day, code] = /=(\d+)\.(.*)$/.exec(cookie)!;
  for (const forged of [
    `${Number(day) + 1}.${code}`,
    `0${day}.${code}`,
    `${day}.${"A".repeat(43)}`,
    "",
    `${day}.`,
    "~~~",
  ]) {
    expect(isKnown(`nyckeltal_known=${forged}`), forged).toBe(false);
  }
  expect(isKnown(cookie, new KnownBrowsers(keysOf(["another key"]), false))).toBe(false);
  expect(isKnown(cookie, new KnownBrowsers(keysOf(["another key", "key"]), false))).toBe(true);
});

test("the cookie is for this host alone over https, and out of scripts' reach", () => {
  expect(remembered(new KnownBrowsers(keysOf(["key"]), true), "anna").header).toMatch(
    /^__Host-nyckeltal_known=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(remembered(new KnownBrowsers(keysOf(["key"]), false), "anna").header).not.toContain("Secure");
});
