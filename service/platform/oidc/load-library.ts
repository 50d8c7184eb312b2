import type * as oidcProvider from "oidc-provider";
import type { Logger } from "pino";

export type OidcLibrary = typeof oidcProvider;

let library: Promise<OidcLibrary> | undefined;

/**
 * Loads oidc-provider. On Node 20, which works but which it does not support officially, it prints a warning; this is
 * written to the log instead. It is loaded only once, because overlapping loads would not restore `console.warn`.
 */
export function loadLibrary(log: Logger): Promise<OidcLibrary> {
  return (library ??= load(log));
}

async function load(log: Logger): Promise<OidcLibrary> {
  const output = globalThis.console;
  const { warn } = output;
  output.warn = (text: unknown) => log.debug({ library: "oidc-provider" }, String(text));
  try {
    return await import("oidc-provider");
  } finally {
    output.warn = warn;
  }
}
