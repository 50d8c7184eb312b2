import type { Fixture } from "./fixture";

/** A check's need beyond a director's token: an administrator's token, or a service that the suite has started. */
export type Need = "administrator" | "own service";

/** A named proof of one or several statements of docs/interface.md. */
export interface Check {
  name: string;
  /** Names of the statements that it proves. */
  proves: readonly string[];
  needs: Need | null;
  /** Checks call the fixture `s`, for the service. */
  run: (fixture: Fixture) => Promise<void>;
}

export interface Topic {
  name: string;
  checks: readonly Check[];
}

type AddCheck = (name: string, proves: readonly string[], run: Check["run"], needs?: Need) => void;

/** Collects the checks of one topic in the order in which `add` adds them. */
export function topic(name: string, add: (check: AddCheck) => void): Topic {
  const checks: Check[] = [];
  add((checkName, proves, run, needs) => checks.push({ name: checkName, proves, run, needs: needs ?? null }));
  return { name, checks };
}
