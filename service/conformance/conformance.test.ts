import { afterAll, beforeAll, describe, it } from "vitest";
import { TOPICS } from "./checks/topics";
import { Setting } from "./setting";

let setting: Setting;

beforeAll(async () => {
  setting = await Setting.open();
});
afterAll(() => setting.close());

for (const { name: topicName, checks } of TOPICS) {
  describe(topicName, () => {
    for (const { name, needs, run } of checks) {
      it(name, async ({ skip }) => {
        if (needs === "administrator" && !setting.administrator) skip("not run: it needs an administrator's token");
        if (needs === "own service" && !setting.own) skip("not run: it needs the service's database");
        await run(setting);
      });
    }
  });
}
