import * as z from "zod";
import { writeBackup } from "../../platform/db/backup/backup-file";
import { openKeyring } from "../../platform/encryption/open-keyring";
import { hasClearSecondFactors } from "../../platform/encryption/stored-secrets";
import { onlyArgument, readArguments } from "../arguments";
import { defineCommand } from "../command";

export const backupCommand = defineCommand({
  usage: "FILE",
  summary:
    "Write everything but signing keys, sessions, mails and links into a file that restore reads on either database.",
  input: z.object({}),
  read: (args) => [{ input: {}, download: onlyArgument(readArguments(args, {}).positionals, "FILE") }],
  async run({ db, env, now, say, write }) {
    // Opening the keyring seals second factors that an earlier version stored in clear text.
    if (await hasClearSecondFactors(db)) await openKeyring(db, env, say);
    let bytes = 0;
    await writeBackup(db, now, (piece) => {
      bytes += piece.byteLength;
      return write(piece);
    });
    say(`Wrote ${bytes} bytes.`);
  },
});
