import { bundleService } from "../run/builds.mjs";

/** Builds the service for tests that start its programs and threads (run-program.ts, start-thread.ts). */
export async function setup() {
  await bundleService(".build/test/service");
}
