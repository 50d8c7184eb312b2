import { bundleService } from "../run/builds.mjs";

/** Builds the service for the tests that start its programs and threads (service/testing/run-program.ts, start-thread.ts). */
export async function setup() {
  await bundleService(".build/test/service");
}
