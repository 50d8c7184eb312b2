import { text } from "node:stream/consumers";
import { ConfigurationError } from "@/contract/configuration-error";
import { DirectoryInUse } from "../platform/db/directory-lock";
import { keepFilesPrivate } from "../platform/db/private-files";
import { innermostCause } from "../platform/http-error";
import { readEnv } from "../env";
import { CommandFailure, UsageFailure, type Terminal } from "./command";
import { COMMANDS, findCommand } from "./commands";
import { failureMessage } from "./failure-message";
import { helpText, usageOf } from "./help";
import { openPerformer } from "./open-performer";

const HELP = /^(help|--help|-h)$/;

const output = {
  out: (line: string) => void process.stdout.write(`${line}\n`),
  say: (line: string) => void process.stderr.write(`${line}\n`),
};

/** The admin program. Resolves with the exit code: 0 done, 1 failed, 2 wrong arguments. */
async function main(args: string[]): Promise<number> {
  keepFilesPrivate();
  const found = findCommand(args);
  if (!found || found.rest.some((arg) => arg === "--help" || arg === "-h")) return help(args);
  const env = readEnv();
  const terminal: Terminal = { demoPassword: env.demoPassword, readStdin: () => text(process.stdin) };
  let jobs;
  try {
    jobs = await found.command.read(found.rest, terminal);
  } catch (error) {
    if (!(error instanceof UsageFailure)) throw error;
    output.say(`${error.message}.\n${usageOf(found.name)}`);
    return 2;
  }
  const performer = await openPerformer(env, output);
  let failures = 0;
  try {
    for (const job of jobs) {
      try {
        await performer.perform(found.name, job);
      } catch (error) {
        const message = failureMessage(error);
        // A rejected file does not stop the import of the others.
        if (message === null) throw error;
        output.say(message);
        failures++;
      }
    }
  } finally {
    await performer.close();
  }
  return failures === 0 ? 0 : 1;
}

function help(args: string[]): number {
  const words = args.filter((arg) => !HELP.test(arg));
  const isKnown = words.length === 0 || [...COMMANDS.keys()].some((name) => name.split(" ")[0] === words[0]);
  if (args.length === 0 || (words.length < args.length && isKnown)) {
    process.stdout.write(helpText(words));
    return args.length === 0 ? 2 : 0;
  }
  output.say(`${JSON.stringify(words[0])} is not a command; npm run admin -- help shows them all.`);
  return 2;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const cause = innermostCause(error);
    const inner = cause instanceof Error ? cause : new Error(String(cause));
    const isExpected =
      inner instanceof ConfigurationError || inner instanceof CommandFailure || inner instanceof DirectoryInUse;
    output.say(isExpected ? inner.message : (inner.stack ?? inner.message));
    process.exitCode = 1;
  },
);
