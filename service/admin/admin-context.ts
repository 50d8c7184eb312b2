import { ADMIN_CLIENT, ADMIN_COMMAND } from "@/contract/account/security-event";
import type * as z from "zod";
import { checkNoSecret } from "../platform/auth/secret-verifier";
import type { RequestContext, ReadBody } from "../platform/request-context";
import { openKeyring } from "../platform/encryption/open-keyring";
import { HttpError } from "../platform/http-error";
import { describeIssues } from "../platform/parse-body";
import type { Work } from "./command";

/** Creates the context of an admin command; audit entries show it as the user `admin-command`. */
export function adminContext({ db, env, now, say }: Pick<Work, "db" | "env" | "now" | "say">): RequestContext {
  return {
    db,
    keyring: () => openKeyring(db, env, say),
    now,
    origin: { address: "", client: ADMIN_CLIENT },
    user: {
      userName: ADMIN_COMMAND,
      name: "Admin command",
      type: "Administrator",
      agencyId: null,
      language: null,
      created: now,
    },
    credential: { kind: "server" },
    checkSecret: checkNoSecret,
    ifMatch: null,
    language: "en",
  };
}

/** A body for a use case, parsed like one received over HTTP. */
export function bodyOf(value: object): ReadBody {
  return <T>(schema: z.ZodType<T>): Promise<T> => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return Promise.resolve(parsed.data);
    throw new HttpError("invalid", `Not valid: ${describeIssues(parsed.error, value)}.`);
  };
}
