import { lookedUp } from "../permissions/expected";
import { PATHS } from "../permissions/paths";
import { placesOf } from "../permissions/places";
import type { Setting } from "../setting";

/** Paths of every list and of an existing item of every resource. */
export async function everyGet(s: Setting): Promise<string[]> {
  const { own } = await placesOf(s);
  const paths = Object.keys(PATHS).filter((path) => PATHS[path]!.GET !== undefined);
  // A service that was not started here may have no company type.
  const possible = paths.filter((path) => lookedUp(path, "GET").every((name) => own[name] !== undefined));
  return possible.map((path) => `/${path.replace(/:(\w+)/g, (_, name: string) => own[name]!)}`);
}
