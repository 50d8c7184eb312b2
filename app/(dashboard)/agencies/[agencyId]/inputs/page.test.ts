import { isValidElement, type ReactElement, type ReactNode } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { AgencyInputsView } from "@/components/inputs/companies/agency-inputs-view";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";

type Props = Parameters<typeof AgencyInputsView>[0];

const jar = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ getAll: () => jar.cookies }),
}));
vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startUpstream();
  upstream.respondWith((response) => {
    json(response, 200, { userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" });
  });
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", "http://localhost:3000");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date("2025-12-31T23:30:00Z"), toFake: ["Date"] });
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 3600;
  jar.cookies = await sessionCookies(
    newSession({ accessToken: "access", refreshToken: undefined, accessTokenEnds }),
    [],
  );
});
afterAll(() => upstream.close());

function elementsIn(node: ReactNode): ReactElement<{ children?: ReactNode }>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsIn(node.props.children)];
}

test("the page opens with the year that has begun in Sweden, though not yet in UTC", async () => {
  const { default: AgencyInputsPage } = await import("./page");
  const { AgencyInputsView } = await import("@/components/inputs/companies/agency-inputs-view");
  const page = await AgencyInputsPage({ params: Promise.resolve({ agencyId: "demo" }) });
  const view = elementsIn(page).find(({ type }) => type === AgencyInputsView);
  expect((view?.props as Props).thisYear).toBe(2026);
});
