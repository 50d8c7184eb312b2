import * as z from "zod";
import { DEMO_USER_NAMES } from "../../demo/people";
import { seedDemo } from "../../demo/seed";
import { makePassword } from "../../platform/auth/password";
import { noArguments, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const demoCommand = defineCommand({
  usage: "",
  summary: "Fill an empty database with the demo. Its users get DEMO_PASSWORD, or one that is made and printed.",
  input: z.object({ password: z.string().optional() }),
  read(args, { demoPassword }) {
    noArguments(readArguments(args, {}).positionals);
    return [{ input: { password: demoPassword ?? undefined } }];
  },
  async run({ db, now, say, out }, { password: given }) {
    const password = given ?? makePassword();
    if (!(await seedDemo(db, { password, now, say }))) {
      throw new CommandFailure("The database is not empty; the demo goes into an empty one only.");
    }
    say(`The demo's users are ${DEMO_USER_NAMES.join(", ")}.`);
    if (given === undefined) out(password);
  },
});
