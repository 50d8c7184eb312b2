import { NextRequest } from "next/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as SealModule from "@/lib/auth/seal";
import type * as RouteModule from "./route";

const jar = vi.hoisted(() => ({ values: new Map<string, string>(), deleted: [] as string[] }));
vi.mock("next/headers", () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.values.has(name) ? { name, value: jar.values.get(name)! } : undefined),
      delete: ({ name }: { name: string }) => void jar.deleted.push(name),
    }),
}));
vi.mock("next-auth", () => ({ default: () => Promise.resolve(new Response("{}")) }));

let route: typeof RouteModule;
let names: string[];
let seal: typeof SealModule.seal;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_URL", "http://localhost:3000");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  route = await import("./route");
  names = (await import("@/lib/auth/options")).signInCookieNames();
  ({ seal } = await import("@/lib/auth/seal"));
});
beforeEach(() => {
  jar.values.clear();
  jar.deleted.length = 0;
});

const get = () =>
  route.GET(new NextRequest("http://localhost:3000/api/auth/csrf"), {
    params: Promise.resolve({ nextauth: ["csrf"] }),
  });

test("a request without sign-in cookies deletes none", async () => {
  expect((await get()).status).toBe(200);
  expect(jar.deleted).toEqual([]);
});

test("a request deletes the sign-in cookies that are not sealed by the dashboard, and no other", async () => {
  const [own, strange] = names;
  jar.values.set(own!, await seal({ value: "state" }, 60)).set(strange!, "made up");
  await get();
  expect(jar.deleted).toEqual([strange]);
});
