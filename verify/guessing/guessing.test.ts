// Long: plays an hour of attacks.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ATTACKS, isHeld, run } from "./campaign";
import { GuessedService } from "./guessed-service";
import { closeAgents } from "./places";

/** An hour of some of the attacks that `npm run prove -- guessing` makes for longer. */
const SHORT = { hours: 1, round: 200, tries: 1 };

// Only Linux has all of 127.0.0.0/8, the addresses of the guesses.
describe.skipIf(process.platform !== "linux")("an hour of guessing", () => {
  let guessed: GuessedService;
  beforeAll(async () => {
    guessed = await GuessedService.start();
  });
  afterAll(async () => {
    await closeAgents();
    await guessed.stop();
  });

  it.each([
    "from an office behind a proxy, passwords",
    "from one /64, passwords and codes",
    "with a stolen session, at codes too",
    "by every way, beside a program with Basic",
  ])(
    "%s: reaches a user's secrets twenty times at most, and keeps no bystander out",
    { timeout: 120_000 },
    async (name) => {
      const result = await run(
        guessed,
        ATTACKS.find((attack) => attack.name === name)!,
        SHORT,
      );
      expect(result, JSON.stringify(result)).toSatisfy(isHeld);
      // The attack was real: some guesses were refused, and some reached a secret.
      expect(result.refused).toBeGreaterThan(10);
      expect(result.maxAnHour).toBeGreaterThan(4);
    },
  );
});
