import { eq } from "drizzle-orm";
import * as z from "zod";
import { audit } from "../../platform/audit/audit";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { registerDashboard, registerProgram } from "../../platform/oidc/client";
import type { RequestContext } from "../../platform/request-context";
import { adminContext } from "../admin-context";
import { noArguments, readArguments } from "../arguments";
import { defineCommand, UsageFailure } from "../command";
import { requirePrincipal } from "../require-principal";

export const clientAddCommand = defineCommand({
  usage: "--redirect-uri URL … | --user NAME",
  summary:
    "Register an OpenID Connect client: another dashboard, or a program that acts as a user by client credentials. Prints its id and secret.",
  input: z.object({ redirectUris: z.array(z.string()), user: z.string().optional() }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      "redirect-uri": { type: "string", multiple: true },
      user: { type: "string" },
    });
    noArguments(positionals);
    const redirectUris = values["redirect-uri"] ?? [];
    if (redirectUris.length > 0 === (values.user !== undefined)) {
      throw new UsageFailure("one of --redirect-uri and --user is needed");
    }
    for (const uri of redirectUris) requireRedirectUri(uri);
    return [{ input: { redirectUris, user: values.user } }];
  },
  async run(work, { redirectUris, user: typedName }) {
    const userName = typedName?.normalize("NFC");
    const context = adminContext(work);
    const { id, secret } = await work.db.transaction(async (tx) => {
      const client = await (userName === undefined
        ? registerDashboard(tx, redirectUris)
        : registerProgramOf(tx, context, userName));
      const after = userName === undefined ? { redirectUris } : { userName };
      await audit(tx, context, { action: "create", resource: "Client", resourceId: client.id, after });
      return client;
    });
    work.say(`Registered at ${work.env.issuer}. The secret is not kept and cannot be shown again.`);
    work.out(`AUTH_CLIENT_ID=${id}`);
    work.out(`AUTH_CLIENT_SECRET=${secret}`);
  },
});

async function registerProgramOf(tx: Db, { origin, user: by }: RequestContext, userName: string) {
  // Waits for a concurrent deletion of the user, which would miss a program that is registered meanwhile.
  await tx.select({ userName: user.userName }).from(user).where(eq(user.userName, userName)).for("key share");
  await requirePrincipal({ db: tx }, userName);
  const client = await registerProgram(tx, userName);
  const detail = { client: client.id, by: by.userName };
  await recordSecurityEvent(tx, origin, { event: "ProgramRegistered", userName, detail });
  return client;
}

function requireRedirectUri(uri: string): void {
  const url = URL.canParse(uri) ? new URL(uri) : null;
  if (!url || !/^https?:$/.test(url.protocol) || uri.includes("#")) {
    throw new UsageFailure(
      `--redirect-uri is ${JSON.stringify(uri)}; expected an address such as https://books.example.com/api/auth/callback/nyckeltal`,
    );
  }
}
