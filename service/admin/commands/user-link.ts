import * as z from "zod";
import { writePasswordLink } from "../../features/users/write-password-link";
import { readAgencyOfUser } from "../../platform/audit/agency-of-user";
import { passwordHashOf } from "../../platform/auth/password";
import type { LinkKind } from "../../platform/auth/password-links";
import { passwordLinkPath } from "../../platform/oidc/password-page";
import { adminContext } from "../admin-context";
import { onlyArgument, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";
import { requirePrincipal } from "../require-principal";

function linkCommand(kind: LinkKind, summary: string) {
  return defineCommand({
    usage: "NAME",
    summary,
    input: z.object({ userName: z.string() }),
    read: (args) => [{ input: { userName: onlyArgument(readArguments(args, {}).positionals, "NAME") } }],
    async run(work, { userName }) {
      const { db, env, out, say } = work;
      const user = await requirePrincipal(work, userName);
      if (kind === "invitation" && (await passwordHashOf(db, user.userName)) !== null) {
        const name = JSON.stringify(user.userName);
        throw new CommandFailure(`User ${name} has a password already; "user reset" makes a link for a new one.`);
      }
      const { secret, expires } = await db.transaction(async (tx) =>
        writePasswordLink(tx, adminContext(work), user.userName, await readAgencyOfUser(tx, user.userName), kind),
      );
      out(`${env.issuer}${passwordLinkPath(secret)}`);
      const until = expires.toISOString().slice(0, 16).replace("T", " ");
      say(`"${user.userName}" can set a password with this link once, until ${until} UTC.`);
    },
  });
}

export const userInviteCommand = linkCommand(
  "invitation",
  "Print a link with which a user without a password sets one, once and within 7 days.",
);
export const userResetCommand = linkCommand(
  "reset",
  "Print a link with which a user who has forgotten the password sets a new one, once and within an hour.",
);
