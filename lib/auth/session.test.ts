import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as SessionModule from "./session";
import type { Session } from "./session";

let session: typeof SessionModule;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "secret");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  session = await import("./session");
});

const opaque: Session = { accessToken: "a".repeat(43), refreshToken: "r".repeat(43), accessTokenEnds: 1_900_000_000 };
// A provider that issues tokens of its own that are long.
const long: Session = { ...opaque, accessToken: "j".repeat(6_000) };

describe("the session's cookie", () => {
  test("comes back as it was put in", async () => {
    expect(await session.readSession(await session.sessionCookies(opaque, []))).toEqual(opaque);
  });

  test("stays under 1 KB with opaque tokens, out of reach of scripts and other sites", async () => {
    const [cookie, ...others] = await session.sessionCookies(opaque, []);
    expect(others).toEqual([]);
    expect(cookie!.value.length).toBeLessThan(1024);
    expect(cookie!.name).toMatch(/^__Secure-/);
    expect(cookie!.options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
  });

  test("is cut into parts that browsers keep when the tokens are long", async () => {
    const cookies = await session.sessionCookies(long, []);
    expect(cookies.length).toBeGreaterThan(1);
    expect(Math.max(...cookies.map((cookie) => cookie.value.length))).toBeLessThan(4_000);
    expect(await session.readSession(cookies.toReversed())).toEqual(long);
  });

  test("leaves no part of a longer one behind", async () => {
    const before = await session.sessionCookies(long, []);
    const after = await session.sessionCookies(opaque, before);
    const inBrowser = new Map([...before, ...after].map((cookie) => [cookie.name, cookie]));
    const kept = [...inBrowser.values()].filter((cookie) => cookie.options.maxAge > 0);
    expect(await session.readSession(kept)).toEqual(opaque);
  });

  test("is nothing when it was made up, tampered with or made with another secret", async () => {
    const [cookie] = await session.sessionCookies(opaque, []);
    const { name, value } = cookie!;
    expect(await session.readSession([])).toBeNull();
    expect(await session.readSession([{ name, value: "made up" }])).toBeNull();
    expect(await session.readSession([{ name, value: `${value.slice(0, -6)}AAAAAA` }])).toBeNull();
    expect(await session.readSession([{ name: "other", value }])).toBeNull();
  });
});
