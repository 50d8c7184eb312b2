import { z } from "zod";
import { findPrincipal } from "../../auth/authenticate";
import { createPersonalAccessToken } from "../../auth/personal-access-token";
import { noArguments, readArguments, required, wholeNumber } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

const DAY = 86_400_000;

export const tokenCommand = defineCommand({
  usage: "--user NAME [--days N]",
  summary: "Make a personal access token (90 days unless said otherwise) and print it.",
  input: z.object({ user: z.string(), days: z.int() }),
  read(args) {
    const { values, positionals } = readArguments(args, { user: { type: "string" }, days: { type: "string" } });
    noArguments(positionals);
    return [
      { input: { user: required(values.user, "user"), days: wholeNumber(values.days ?? "90", "--days", 1, 36_500) } },
    ];
  },
  async run({ db, now, out, say }, { user, days }) {
    const principal = await findPrincipal(db, user);
    if (!principal) throw new CommandFailure(`User ${JSON.stringify(user)} does not exist or is disabled.`);
    out(await createPersonalAccessToken(db, principal.userName, days, now));
    say(
      `The token acts as "${principal.userName}" until ${new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)}.`,
    );
  },
});
