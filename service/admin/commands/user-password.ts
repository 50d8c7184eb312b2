import * as z from "zod";
import { updateUser } from "../../features/users/update-user";
import { makePassword } from "../../platform/auth/password";
import { adminContext, bodyOf } from "../admin-context";
import { onlyArgument, passwordFrom, readArguments } from "../arguments";
import { defineCommand } from "../command";

export const userPasswordCommand = defineCommand({
  usage: "NAME [--password-stdin]",
  summary: "Give a user a new password and sign them out everywhere. Without --password-stdin one is made and printed.",
  input: z.object({ userName: z.string(), password: z.string().optional() }),
  async read(args, terminal) {
    const { values, positionals } = readArguments(args, { "password-stdin": { type: "boolean" } });
    const userName = onlyArgument(positionals, "NAME");
    return [{ input: { userName, password: values["password-stdin"] ? await passwordFrom(terminal) : undefined } }];
  },
  async run(work, { userName, password: given }) {
    const password = given ?? makePassword();
    const updated = await updateUser(adminContext(work), userName, bodyOf({ password }));
    work.say(`User "${updated.userName}" has a new password and is signed out everywhere.`);
    if (given === undefined) work.out(password);
  },
});
