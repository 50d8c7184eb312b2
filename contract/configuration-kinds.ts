import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import { encryptionKeyBytes } from "./encryption-key";
import { trustedProxies, type TrustsProxy } from "./trusted-proxies";

/** A type of configuration value: its schema and texts for messages. */
export interface Kind<T> {
  schema: z.ZodType<T, string>;
  /** Completes "expected …" in the message about a wrong value. */
  expected: string;
  /** The text for the README, if it differs from `expected`. */
  allowed?: string;
  /** Describes a wrong value without the secret in it. Set only for values that are or contain a secret. */
  withoutValue?: (value: string) => string;
}

export const anyText: Kind<string> = { schema: z.string(), expected: "text" };

/** A path; a relative one is resolved against the working directory. */
export const directory: Kind<string> = {
  schema: z.string().transform((path) => resolve(path)),
  expected: "a directory",
};

export const flag: Kind<boolean> = {
  schema: z.enum(["0", "1"]).transform((value) => value === "1"),
  expected: "1 or 0",
};

export function wholeNumber(lowest: number, highest: number): Kind<number> {
  return {
    schema: z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.number().min(lowest).max(highest)),
    expected: `a whole number from ${String(lowest)} to ${String(highest)}`,
    allowed: `${String(lowest)} to ${String(highest)}`,
  };
}

export function oneOf<T extends string>(values: readonly T[]): Kind<T> {
  return { schema: z.enum(values), expected: `one of ${values.join(", ")}` };
}

export function secretOf(shortest: number): Kind<string> {
  return {
    schema: z.string().min(shortest),
    expected: `at least ${String(shortest)}`,
    allowed: `at least ${String(shortest)} characters`,
    withoutValue: (value) => `has ${String(value.length)} characters`,
  };
}

/** A secret that somebody else has chosen, so its length is not checked. */
export const anySecret: Kind<string> = {
  ...anyText,
  withoutValue: (value) => `has ${String(value.length)} characters`,
};

export const host: Kind<string> = {
  schema: z.string().refine((value) => isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)),
  expected: "an address to listen on such as 127.0.0.1 or 0.0.0.0",
  allowed: "an address or a name",
};

function urlOf(value: string, protocol: RegExp): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && protocol.test(url.protocol) ? url : null;
}

/** Parses an http(s) address; null if it is invalid or has a query, a fragment or a user. */
function addressOf(value: string): URL | null {
  const url = urlOf(value, /^https?:$/);
  return url && !url.search && !url.hash && !url.username && !url.password ? url : null;
}

/** An origin. A path is refused, because cookies, redirects and endpoints are all at the root. */
export const origin: Kind<string> = {
  schema: z
    .string()
    .refine((value) => addressOf(value)?.pathname === "/")
    .transform((value) => new URL(value).origin),
  expected: "an address without a path such as https://books.example.com",
  allowed: "an address without a path",
};

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An origin with https, or with http on localhost only. */
export const publicOrigin: Kind<string> = {
  schema: origin.schema.refine((value) => value.startsWith("https:") || LOCAL.test(new URL(value).hostname), {
    error: "https for anything but localhost",
  }),
  expected: origin.expected,
  allowed: "an address without a path; https for anything but localhost",
};

/** An issuer. It is not normalized, because tokens must contain exactly the same text. */
export const issuer: Kind<string> = {
  schema: z.string().refine((value) => addressOf(value) !== null),
  expected: "the address of an OpenID provider such as https://login.example.com",
  allowed: "an address",
};

export const postgres: Kind<string> = {
  schema: z.string().refine((value) => urlOf(value, /^postgres(ql)?:$/) !== null),
  expected: "postgres://user:password@host:5432/name",
  // It may contain a password, so only its beginning is repeated.
  withoutValue: (value) => `is ${JSON.stringify(`${value.slice(0, value.search(/:|$/)).slice(0, 20)}…`)}`,
};

export const encryptionKey: Kind<string> = {
  schema: z.string().refine((value) => encryptionKeyBytes(value) !== null),
  expected: "what openssl rand -base64 32 prints, or 64 hexadecimal digits",
  allowed: "32 bytes in base64 or hexadecimal digits",
  // Not repeated, because a key that lacks one letter is almost the key.
  withoutValue: (value) => `is no key of 32 bytes (it has ${String(value.length)} characters)`,
};

export const proxies: Kind<TrustsProxy> = {
  schema: z.string().transform((value, context) => {
    const trusts = trustedProxies(value);
    if (trusts) return trusts;
    context.issues.push({ code: "custom", input: value });
    return z.NEVER;
  }),
  expected: "addresses or networks with commas between, such as 10.0.0.0/8",
};

/** A mail server, parsed from its address. */
export interface SmtpServer {
  host: string;
  port: number;
  /** True for TLS from the first byte; false for STARTTLS. */
  isTls: boolean;
  /** True for a server on this machine, where plain text is allowed. */
  isLocal: boolean;
  user: string | null;
  password: string | null;
}

function smtpServerOf(value: string): SmtpServer | null {
  const url = urlOf(value, /^smtps?:$/);
  if (!url?.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) return null;
  if (url.port === "0" || (url.username === "") !== (url.password === "")) return null;
  const isTls = url.protocol === "smtps:";
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port === "" ? (isTls ? 465 : 587) : Number(url.port),
      isTls,
      isLocal: LOCAL.test(url.hostname),
      user: url.username === "" ? null : decodeURIComponent(url.username),
      password: url.password === "" ? null : decodeURIComponent(url.password),
    };
  } catch {
    // decodeURIComponent throws on a percent sign that encodes nothing.
    return null;
  }
}

export const smtp: Kind<SmtpServer> = {
  schema: z.string().transform((value, context) => {
    const server = smtpServerOf(value);
    if (server) return server;
    context.issues.push({ code: "custom", input: value });
    return z.NEVER;
  }),
  expected: "smtp://user:password@host:587 or smtps://user:password@host:465",
  withoutValue: postgres.withoutValue!,
};

/** The sender of mails. */
export interface MailSender {
  name: string;
  address: string;
}

export const mailSender: Kind<MailSender> = {
  schema: z.string().transform((value, context) => {
    const [, name = "", inBrackets, bare] = /^\s*(?:([^<>"\p{Cc}]{0,100})<([^<>\s]+)>|(\S+))\s*$/u.exec(value) ?? [];
    const address = z.email().safeParse(inBrackets ?? bare);
    if (address.success) return { name: name.trim(), address: address.data };
    context.issues.push({ code: "custom", input: value });
    return z.NEVER;
  }),
  expected: "an address such as books@example.com or Example Agency <books@example.com>",
  allowed: "an address, with a name before it or without",
};
