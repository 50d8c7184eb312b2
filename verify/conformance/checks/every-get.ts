import { lookedUp } from "../permissions/expected";
import { PATHS } from "../permissions/paths";
import { placesOf } from "../permissions/places";
import type { Fixture } from "../fixture";

/** Paths of every list, and of an existing item of every resource of which the places have one. */
export async function everyGet(s: Fixture): Promise<string[]> {
  const { own } = await placesOf(s);
  const paths = Object.keys(PATHS).filter((path) => PATHS[path]!.GET !== undefined);
  // The places have no standard targets, charts, rules or texts, and no mail where the service was not started here.
  const possible = paths.filter((path) => lookedUp(path, "GET").every((name) => own[name] !== undefined));
  return possible.map((path) => `/${path.replace(/:(\w+)/g, (_, name: string) => own[name]!)}`);
}
