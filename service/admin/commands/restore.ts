import { z } from "zod";
import { readBackup } from "../../db/backup/backup-file";
import { RestoreError } from "../../db/backup/restore";
import { onlyArgument, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const restoreCommand = defineCommand({
  usage: "FILE",
  summary: "Put a backup in the place of everything there is. All or nothing; everyone signs in again.",
  input: z.object({}),
  read: (args) => [{ input: {}, upload: onlyArgument(readArguments(args, {}).positionals, "FILE") }],
  async run({ db, say, content }) {
    try {
      say(`Restored ${await readBackup(db, content)} rows.`);
    } catch (error) {
      if (error instanceof RestoreError) throw new CommandFailure(`${error.message} Nothing was changed.`);
      throw error;
    }
  },
});
