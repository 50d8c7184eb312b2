import type { Setting } from "./setting";

/** What a check needs beyond a director's token: an administrator's, or the service and its database at hand. */
export type Need = "administrator" | "own service";

/** A named proof of what one or several statements of the documents say. */
export interface Check {
  name: string;
  /** Keys of the statements. */
  says: readonly string[];
  needs: Need | null;
  run: (setting: Setting) => Promise<void>;
}

export interface Topic {
  name: string;
  checks: readonly Check[];
}

type AddCheck = (name: string, says: readonly string[], run: Check["run"], needs?: Need) => void;

/** The checks of one topic, in the order in which they are added. */
export function topic(name: string, add: (check: AddCheck) => void): Topic {
  const checks: Check[] = [];
  add((checkName, says, run, needs) => checks.push({ name: checkName, says, run, needs: needs ?? null }));
  return { name, checks };
}
