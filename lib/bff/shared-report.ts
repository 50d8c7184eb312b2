import { cookies, headers } from "next/headers";
import { cache } from "react";
import type * as z from "zod";
import {
  sharedReportAnswerSchema,
  sharedReportPassSchema,
  type SharedReportAnswer,
} from "@/contract/reports/report-link";
import { parseWire, writeWire } from "@/contract/wire";
import { cookieName, isSecure } from "@/lib/auth/session";
import { logEvent } from "./telemetry";
import { serviceUpstream } from "./upstream";
import { sharedReportPage } from "@/lib/paths";

/*
 * On the server alone: asks the service for whoever holds a link to a report. No session is read, and nothing of one is
 * sent. The secret goes in the body, because addresses are logged.
 */

export type SharedReportState =
  | { kind: "open"; answer: SharedReportAnswer }
  /** It never was, has ended, or its report is not published any more. */
  | { kind: "gone" }
  /** The service cannot be reached, or there are too many requests. */
  | { kind: "later" };

const passCookie = () => cookieName("nyckeltal.shared", "__Secure-");

/** Reads the content that the link shows in this browser, once a request. */
export const openSharedReport = cache(async (token: string): Promise<SharedReportState> => {
  const answer = await ask("", { token, ...(await passIn()) }, asJson(sharedReportAnswerSchema));
  if (answer.status === 404 || answer.status === 400 || answer.status === 413) return { kind: "gone" };
  return answer.value ? { kind: "open", answer: answer.value } : { kind: "later" };
});

/** Sends a code; where it is right the browser keeps for some hours that it was, for this link alone. */
export async function sendCode(token: string, code: string): Promise<{ status: number; retryAfter: string | null }> {
  const { status, retryAfter, value } = await ask("/code", { token, code }, asJson(sharedReportPassSchema));
  if (value) {
    (await cookies()).set(passCookie(), value.pass, {
      ...{ httpOnly: true, sameSite: "lax", secure: isSecure(), path: sharedReportPage(token) },
      expires: new Date(`${value.until}Z`),
    });
  }
  return { status, retryAfter };
}

/** Tells the service that a browser shows the report. */
export async function tellOpening(token: string): Promise<number> {
  return (await ask("/opening", { token, ...(await passIn()) })).status;
}

/** The report as a PDF; the name of the file is as the service sends it. */
export async function sharedReportPdf(token: string) {
  return ask("/pdf", { token, ...(await passIn()) }, (bytes, headers) => ({
    bytes,
    disposition: String(headers["content-disposition"]),
  }));
}

async function passIn(): Promise<{ pass?: string }> {
  const pass = (await cookies()).get(passCookie())?.value;
  return pass === undefined ? {} : { pass };
}

interface Answer<T> {
  /** 0 where the service has not answered. */
  status: number;
  retryAfter: string | null;
  value?: T;
}

type Read<T> = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string | string[] | undefined>) => T;

function asJson<T>(schema: z.ZodType<T>): Read<T> {
  return (body) => schema.parse(parseWire(new TextDecoder().decode(body)));
}

async function ask<T>(at: "" | "/code" | "/opening" | "/pdf", body: object, read?: Read<T>): Promise<Answer<T>> {
  const incoming = await headers();
  const { pool, base } = serviceUpstream();
  const forwarded = ["x-request-id", "x-forwarded-for", "user-agent"].flatMap((name) => {
    const value = incoming.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  try {
    const answer = await pool.request({
      method: "POST",
      path: `${base}/shared/report${at}`,
      headers: { accept: "application/json", ...Object.fromEntries<string>(forwarded) },
      body: writeWire(body),
    });
    const bytes = new Uint8Array(await answer.body.arrayBuffer());
    const retryAfter = answer.headers["retry-after"]?.toString() ?? null;
    const value = answer.statusCode === 200 && read ? read(bytes, answer.headers) : undefined;
    return { status: answer.statusCode, retryAfter, ...(value !== undefined && { value }) };
  } catch (error) {
    const requestId = incoming.get("x-request-id") ?? undefined;
    logEvent("warn", { requestId, err: error }, "the service did not answer for a link to a report");
    return { status: 0, retryAfter: null };
  }
}
