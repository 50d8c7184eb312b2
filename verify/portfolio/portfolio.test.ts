// On both databases: two services on one database.
import { afterAll, beforeAll, expect, it } from "vitest";
import { isShort } from "@/service/testing/test-settings.mjs";
import { CompaniesService } from "./companies-service";
import { runSequence } from "./run-sequence";

let service: CompaniesService;
beforeAll(async () => {
  service = await CompaniesService.start();
});
afterAll(() => service.stop());

/** These seeds are fixed; `npm run prove -- portfolio` takes other seeds, and all real files. */
it.each(isShort ? [1, 2] : [1, 2, 3, 4, 5, 6])(
  "stored values are those that are computed, after each of eight writes: seed %i",
  async (seed) => {
    const { disagreement, compared } = await runSequence(service, seed);
    expect(disagreement).toBeUndefined();
    expect(compared).toBeGreaterThan(1_000);
  },
  120_000,
);
