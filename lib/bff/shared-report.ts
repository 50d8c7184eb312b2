import { cookies, headers } from "next/headers";
import { cache } from "react";
import type * as z from "zod";
import {
  sharedReportResponseSchema,
  sharedReportPassSchema,
  type SharedReportResponse,
} from "@/contract/reports/report-link";
import { parseUtc } from "@/contract/calendar";
import { parseWire, writeWire } from "@/contract/wire";
import { cookieName, isSecure } from "@/lib/auth/session";
import { originHeaders, sendFromPage } from "./page-request";
import { logEvent } from "./telemetry";
import { serviceUpstream } from "./upstream";
import { sharedReportPath } from "@/contract/reports/shared-report-path";

/*
 * For the server only: requests to the service for a reader with a link to a report. No session is read or sent. The
 * link's secret is in the body, because addresses are logged.
 */

export type SharedReportState =
  | { kind: "open"; response: SharedReportResponse }
  /** The link never existed or has ended, or its report is no longer published. */
  | { kind: "gone" }
  /** There are too many requests, or the service cannot be reached or answers something unexpected. */
  | { kind: "later" };

const passCookie = () => cookieName("nyckeltal.shared", "__Secure-");

/** Fetches the content that the link shows in this browser, once per request. */
export const openSharedReport = cache(async (token: string): Promise<SharedReportState> => {
  const response = await requestService("", { token, ...(await passFromCookie()) }, asJson(sharedReportResponseSchema));
  if (isGone(response.status)) return { kind: "gone" };
  return response.value ? { kind: "open", response: response.value } : { kind: "later" };
});

/**
 * True for a status by which the service says that the link shows nothing to this browser: it has ended (404), its
 * token is malformed or its code is missing (400), or its token is too long to be read (413).
 */
export const isGone = (status: number) => status === 404 || status === 400 || status === 413;

/**
 * Sends a code. If it is right, a cookie lets this browser open the link for some hours. Returns the service's status,
 * or 0 when it did not respond or its body could not be read, and its Retry-After.
 */
export async function verifyCode(token: string, code: string): Promise<{ status: number; retryAfter: string | null }> {
  const { status, retryAfter, value } = await requestService("/code", { token, code }, asJson(sharedReportPassSchema));
  if (value) {
    (await cookies()).set(passCookie(), value.pass, {
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(),
      path: sharedReportPath(token),
      expires: parseUtc(value.until),
    });
  }
  return { status, retryAfter };
}

/** Tells the service that a browser shows the report. Returns the service's status; 0 when it did not respond. */
export async function reportOpening(token: string): Promise<number> {
  return (await requestService("/opening", { token, ...(await passFromCookie()) })).status;
}

/** The report as a PDF, with the service's Content-Disposition. */
export async function sharedReportPdf(token: string) {
  return requestService("/pdf", { token, ...(await passFromCookie()) }, (bytes, headers) => ({
    bytes,
    disposition: String(headers["content-disposition"]),
  }));
}

async function passFromCookie(): Promise<{ pass?: string }> {
  const pass = (await cookies()).get(passCookie())?.value;
  return pass === undefined ? {} : { pass };
}

interface SharedReportResult<T> {
  /** HTTP status; 0 when the service did not respond, or its body could not be read. */
  status: number;
  retryAfter: string | null;
  /** The body as it was read; absent for other statuses than 200, and where the caller reads none. */
  value?: T;
}

type BodyReader<T> = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string | string[] | undefined>) => T;

function asJson<T>(schema: z.ZodType<T>): BodyReader<T> {
  return (body) => schema.parse(parseWire(new TextDecoder().decode(body)));
}

async function requestService<T>(
  at: "" | "/code" | "/opening" | "/pdf",
  body: object,
  read?: BodyReader<T>,
): Promise<SharedReportResult<T>> {
  const origin = originHeaders(await headers());
  const requestId = origin["x-request-id"];
  const { pool } = serviceUpstream();
  const path = `/shared/report${at}`;
  const response = await sendFromPage({ requestId, method: "POST", path }, async () => {
    const sent = await pool.request({
      method: "POST",
      path,
      headers: { ...origin },
      body: writeWire(body),
    });
    return { status: sent.statusCode, headers: sent.headers, bytes: new Uint8Array(await sent.body.arrayBuffer()) };
  }).catch(() => null);
  if (!response) return { status: 0, retryAfter: null };
  const { status } = response;
  const retryAfter = response.headers["retry-after"]?.toString() ?? null;
  if (status !== 200 || !read) return { status, retryAfter };
  try {
    return { status, retryAfter, value: read(response.bytes, response.headers) };
  } catch (error) {
    logEvent("warn", { requestId, err: error }, "the service's answer for a link to a report is not as expected");
    return { status: 0, retryAfter: null };
  }
}
