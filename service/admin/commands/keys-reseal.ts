import * as z from "zod";
import { resealValues } from "../../platform/encryption/manage-keys";
import { adminContext } from "../admin-context";
import { noArguments, readArguments } from "../arguments";
import { defineCommand } from "../command";

export const keysResealCommand = defineCommand({
  usage: "",
  summary:
    "Seal secrets in the database anew that are sealed under ENCRYPTION_KEY_PREVIOUS, when all services have both keys.",
  input: z.object({}),
  read: (args) => {
    noArguments(readArguments(args, {}).positionals);
    return [{ input: {} }];
  },
  async run(work) {
    const { key, count } = await resealValues(adminContext(work));
    work.say(`Sealed ${count} values anew under the key ${key}. No other key is needed any more.`);
  },
});
