import * as z from "zod";
import { readBackup } from "../../platform/db/backup/backup-file";
import { RestoreError } from "../../platform/db/backup/require-unused";
import { RestoredValues } from "../../platform/encryption/restored-values";
import { onlyArgument, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const restoreCommand = defineCommand({
  usage: "FILE [--replace] [--without-second-factors]",
  summary:
    "Put a backup into the database, all or nothing, with all services stopped. --replace: in the place of everything there is. --without-second-factors: where the key that they are sealed under is lost.",
  input: z.object({ replace: z.boolean(), withoutSecondFactors: z.boolean() }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      replace: { type: "boolean" },
      "without-second-factors": { type: "boolean" },
    });
    const input = {
      replace: values.replace ?? false,
      withoutSecondFactors: values["without-second-factors"] ?? false,
    };
    return [{ input, upload: onlyArgument(positionals, "FILE") }];
  },
  async run({ db, env, isServing, say, content }, { replace, withoutSecondFactors }) {
    // Every request would wait until the restore is done.
    if (isServing) throw new CommandFailure("Stop the service first: a restore needs the database for itself.");
    try {
      const sealed = new RestoredValues(env, say, withoutSecondFactors);
      say(`Restored ${await readBackup(db, content, sealed, replace)} rows.`);
      for (const userName of sealed.dropped) say(`Left out: the second factor of ${JSON.stringify(userName)}.`);
    } catch (error) {
      if (error instanceof RestoreError) throw new CommandFailure(`${error.message} Nothing was changed.`);
      throw error;
    }
  },
});
