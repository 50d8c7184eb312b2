import type * as oidcProvider from "oidc-provider";
import type { Logger } from "pino";

export type OidcLibrary = typeof oidcProvider;

/**
 * Loads oidc-provider. On Node 20, which it works on but does not name, it would greet with a warning that looks like a
 * fault of ours: what it has to say goes to the log.
 */
export async function loadLibrary(log: Logger): Promise<OidcLibrary> {
  const output = globalThis.console;
  const { warn } = output;
  output.warn = (text: unknown) => log.debug({ library: "oidc-provider" }, String(text));
  try {
    return await import("oidc-provider");
  } finally {
    output.warn = warn;
  }
}
