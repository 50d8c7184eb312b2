import * as z from "zod";
import { setUserDisabled } from "../../features/users/update-user-access";
import { adminContext } from "../admin-context";
import { onlyArgument, readArguments } from "../arguments";
import { defineCommand, type Command } from "../command";

function accessCommand(disabled: boolean, summary: string, done: string): Command {
  return defineCommand({
    usage: "NAME",
    summary,
    input: z.object({ userName: z.string() }),
    read: (args) => [{ input: { userName: onlyArgument(readArguments(args, {}).positionals, "NAME") } }],
    async run(work, { userName }) {
      await setUserDisabled(adminContext(work), userName, disabled);
      work.say(`User "${userName}" ${done}.`);
    },
  });
}

export const userDisableCommand = accessCommand(
  true,
  "Bar a user and sign them out everywhere; nothing of theirs is deleted.",
  "is barred and signed out everywhere",
);
export const userEnableCommand = accessCommand(false, "Let a barred user in again.", "may sign in again");
