import * as z from "zod";
import { RestoreError } from "../../platform/db/backup/require-unused";
import { abandonValues } from "../../platform/encryption/manage-keys";
import { adminContext } from "../admin-context";
import { noArguments, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const keysAbandonCommand = defineCommand({
  usage: "[--delete]",
  summary:
    "Where the encryption key is lost: count what is sealed under it. --delete: take away those second factors and signing keys, with all services stopped.",
  input: z.object({ isConfirmed: z.boolean() }),
  read: (args) => {
    const { values, positionals } = readArguments(args, { delete: { type: "boolean" } });
    noArguments(positionals);
    return [{ input: { isConfirmed: values.delete ?? false } }];
  },
  async run(work, { isConfirmed }) {
    if (work.isServing) throw new CommandFailure("Stop the service first: it has the key.");
    const { secondFactors, settings, mails } = await abandonValues(adminContext(work), work.env, isConfirmed).catch(
      (error: unknown) => {
        throw error instanceof RestoreError ? new CommandFailure(error.message) : error;
      },
    );
    const counts = `second factors ${secondFactors}, values of the installation (signing keys) ${settings}, links in mails ${mails}`;
    if (secondFactors + settings + mails === 0)
      work.say("Everything opens with the keys there are. Nothing was changed.");
    else if (isConfirmed) {
      work.say(`Took away ${counts}.`);
      if (secondFactors > 0) {
        work.say(
          "Those users sign in by password alone until they set one up again; their sessions and tokens are ended.",
        );
      }
    } else work.say(`With these keys cannot be opened: ${counts}. --delete takes them away. Nothing was changed.`);
  },
});
