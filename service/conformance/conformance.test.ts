import { afterAll, beforeAll, describe, it } from "vitest";
import type { Need } from "./check";
import { TOPICS } from "./checks/topics";
import { Setting } from "./setting";

const REASONS: Record<Need, string> = {
  administrator: "it needs an administrator's token",
  "own service": "it needs the service's database",
};

let setting: Setting | undefined;
const notRun: string[] = [];

beforeAll(async () => {
  setting = await Setting.open();
});
afterAll(async () => {
  if (notRun.length > 0) process.stdout.write(`${notRun.length} checks were not run:\n${notRun.join("\n")}\n`);
  await setting?.close();
});

for (const { name: topicName, checks } of TOPICS) {
  describe(topicName, () => {
    for (const { name, needs, run } of checks) {
      it(name, async ({ skip }) => {
        const { administrator, own } = setting!;
        if ((needs === "administrator" && !administrator) || (needs === "own service" && !own)) {
          notRun.push(`  ${topicName}: ${name} (${REASONS[needs]})`);
          skip(REASONS[needs]);
        }
        await run(setting!);
      });
    }
  });
}
