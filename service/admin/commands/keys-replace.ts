import * as z from "zod";
import { replaceInstallationKeys } from "../../platform/oidc/installation-keys";
import { adminContext } from "../admin-context";
import { noArguments, readArguments } from "../arguments";
import { defineCommand } from "../command";

export const keysReplaceCommand = defineCommand({
  usage: "",
  summary:
    "Make new keys to sign ID tokens and cookies of the sign-in with; services use them from their next start on.",
  input: z.object({}),
  read: (args) => {
    noArguments(readArguments(args, {}).positionals);
    return [{ input: {} }];
  },
  async run(work) {
    await replaceInstallationKeys(adminContext(work));
    work.say("There are new keys. Stop all services and start them again to sign with them.");
  },
});
