import { z } from "zod";
import { readBackup } from "../../db/backup/backup-file";
import { RestoreError } from "../../db/backup/restore-error";
import { onlyArgument, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const restoreCommand = defineCommand({
  usage: "FILE [--replace]",
  summary:
    "Put a backup into the database, all or nothing, with all services stopped. --replace: in the place of everything there is.",
  input: z.object({ replace: z.boolean() }),
  read(args) {
    const { values, positionals } = readArguments(args, { replace: { type: "boolean" } });
    return [{ input: { replace: values.replace ?? false }, upload: onlyArgument(positionals, "FILE") }];
  },
  async run({ db, isServing, say, content }, { replace }) {
    // Every request would wait until it is done.
    if (isServing) throw new CommandFailure("Stop the service first: a restore needs the database for itself.");
    try {
      say(`Restored ${await readBackup(db, content, replace)} rows.`);
    } catch (error) {
      if (error instanceof RestoreError) throw new CommandFailure(`${error.message} Nothing was changed.`);
      throw error;
    }
  },
});
