import { hkdfSync } from "node:crypto";
import { EncryptJWT } from "jose";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as SessionModule from "./session";
import type { Session } from "./session";

const SECRET = "0123456789abcdef0123456789abcdef";
let session: typeof SessionModule;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", SECRET);
  session = await import("./session");
});

const now = Math.floor(Date.now() / 1000);
const HOUR = 3600;
const opaque: Session = {
  id: "i".repeat(22),
  begun: now,
  granted: now,
  accessToken: "a".repeat(43),
  refreshToken: "r".repeat(43),
  accessTokenEnds: now + 600,
};
/** With an access token as long as some providers make it. */
const long: Session = { ...opaque, accessToken: "j".repeat(6_000) };

/** Encrypts the session with the key that next-auth derives from a secret. */
function encrypted(secret: string, alg: "dir" | "A256KW"): Promise<string> {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32));
  return new EncryptJWT({ ...opaque }).setExpirationTime("1h").setProtectedHeader({ alg, enc: "A256GCM" }).encrypt(key);
}

describe("the session's cookie", () => {
  test("comes back as it was put in", async () => {
    expect(await session.readSession(await session.sessionCookies(opaque, []))).toEqual(opaque);
  });

  test("stays under 1 KB with opaque tokens, out of reach of scripts and other sites", async () => {
    const [cookie, ...others] = await session.sessionCookies(opaque, []);
    expect(others).toEqual([]);
    expect(cookie!.value.length).toBeLessThan(1024);
    expect(cookie!.name).toMatch(/^__Host-/);
    expect(cookie!.options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
  });

  test.each([
    ["after eight hours without use", { granted: now - 8 * HOUR }],
    ["after thirty days, however much it is used", { begun: now - 30 * 24 * HOUR }],
  ])("holds no session %s", async (_, changes) => {
    const over = { ...opaque, ...changes };
    expect(await session.readSession(await session.sessionCookies(over, []))).toBeNull();
    const aMinuteLater = { granted: over.granted + 60, begun: over.begun + 60 };
    const cookies = await session.sessionCookies({ ...opaque, ...aMinuteLater }, []);
    expect(await session.readSession(cookies)).not.toBeNull();
    expect(cookies[0]!.options.maxAge).toBeLessThanOrEqual(60);
  });

  test("is another session at every sign-in", () => {
    const ids = Array.from({ length: 10 }, () => session.newSession(opaque).id);
    expect(new Set(ids).size).toBe(10);
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

  test("is nothing when it was made up, tampered with, or made with another secret, name or algorithm", async () => {
    const [cookie] = await session.sessionCookies(opaque, []);
    const { name, value } = cookie!;
    expect(await session.readSession([])).toBeNull();
    expect(await session.readSession([{ name, value: "made up" }])).toBeNull();
    expect(await session.readSession([{ name, value: `${value.slice(0, -6)}AAAAAA` }])).toBeNull();
    expect(await session.readSession([{ name: "other", value }])).toBeNull();
    const read = async (secret: string, alg: "dir" | "A256KW") =>
      session.readSession([{ name, value: await encrypted(secret, alg) }]);
    expect(await read(SECRET, "dir")).toEqual(opaque);
    expect(await read(SECRET, "A256KW")).toBeNull();
    expect(await read(SECRET.toUpperCase(), "dir")).toBeNull();
  });
});
