// On both databases: two services on one database.
import { afterAll, beforeAll, expect, it } from "vitest";
import { AgencyService } from "./agency-service";
import { runSequence } from "./run-sequence";
import { isShort } from "@/service/testing/test-settings.mjs";

let service: AgencyService;
beforeAll(async () => {
  service = await AgencyService.start();
});
afterAll(() => service.stop());

/** Fixed seeds: `npm run prove -- inheritance` takes others. As a multiple of eight, 104 has books. */
it.each(isShort ? [1, 2, 3, 104] : [1, 2, 3, 4, 5, 6, 7, 104])(
  "an agency's standards apply as the model says, after each of twelve edits: seed %i",
  async (seed) => {
    const { disagreement, compared, values } = await runSequence(service, seed);
    expect(disagreement).toBeUndefined();
    expect(compared).toBeGreaterThan(30);
    if (seed === 104) expect(values).toBeGreaterThan(10);
  },
  60_000,
);
