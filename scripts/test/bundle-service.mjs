import { bundleService } from "../run/builds.mjs";

/** Builds the service for the tests that start its programs (service/testing/run-program.ts). */
export async function setup() {
  await bundleService(".build/test/service");
}
