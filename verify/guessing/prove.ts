import { TEST_DATABASE } from "@/service/testing/test-database";
import { guessing, withPart } from "@/service/testing/test-settings.mjs";
import { ATTACKS, isHeld, MAX_TRIES, run } from "./campaign";
import { GuessedService } from "./guessed-service";
import { closeAgents } from "./places";

/*
 * Guesses at passwords and codes on TEST_DATABASE, each attack for GUESSING_HOURS, GUESSING_TRIES at a time by each
 * way; GUESSING names attacks by a part of their names. Prints what reached a secret; the exit code is 1 when a bound
 * is broken.
 */

const hours = guessing.hours ?? 2;
const tries = guessing.tries ?? 1;
const ROUND_SECONDS = 60;
const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);
const attacks = withPart("GUESSING", guessing.only, ATTACKS, ({ name }) => name);

const guessed = await GuessedService.start();
let broken = 0;
for (const attack of attacks) {
  const result = await run(guessed, attack, { hours, round: ROUND_SECONDS, tries });
  const { sent, refused, maxAnHour, bystander, user } = result;
  const others = [
    `a bystander signed in ${bystander.in} of ${bystander.in + bystander.out} times`,
    ...(attack.userSignsIn ? [`the user ${user.in} of ${user.in + user.out}`] : []),
    ...(result.guessed > 0 ? [`${result.guessed} GUESSED`] : []),
  ];
  const prefix = isHeld(result) ? "" : "BROKEN: ";
  say(
    `${prefix}${attack.name}: ${sent} tries, ${refused} refused, ${maxAnHour} an hour reached a user; ${others.join(", ")}`,
  );
  if (!isHeld(result)) broken++;
}
await closeAgents();
await guessed.stop();
say(broken > 0 ? `${broken} bounds are broken.` : `Never more than ${MAX_TRIES} an hour, and nobody was kept out.`);
process.exitCode = broken > 0 ? 1 : 0;
