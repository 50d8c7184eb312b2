import { z } from "zod";
import { writeBackup } from "../../db/backup/backup-file";
import { onlyArgument, readArguments } from "../arguments";
import { defineCommand } from "../command";

export const backupCommand = defineCommand({
  usage: "FILE",
  summary: "Write everything but signing keys and sessions into a file that restore reads on either database.",
  input: z.object({}),
  read: (args) => [{ input: {}, download: onlyArgument(readArguments(args, {}).positionals, "FILE") }],
  async run({ db, now, say, write }) {
    let bytes = 0;
    await writeBackup(db, now, (piece) => {
      bytes += piece.byteLength;
      return write(piece);
    });
    say(`Wrote ${bytes} bytes.`);
  },
});
