import type * as oidcProvider from "oidc-provider";
import type { Logger } from "pino";

export type OidcLibrary = typeof oidcProvider;

let library: Promise<OidcLibrary> | undefined;

/**
 * Loads oidc-provider once, because overlapping loads would not restore `console.warn`. On Node 20, which works but is
 * not supported officially, it prints a warning on the console; the warning is written to the log instead.
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
