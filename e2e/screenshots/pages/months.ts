import type { Shot } from "../shot";

export const MONTHS_SHOTS: readonly Shot[] = [
  { name: "months", user: "director", path: "/agencies/demo/months" },
  { name: "months-missing", user: "director", path: "/agencies/demo/months?missing=books" },
  { name: "months-nothing-matches", path: "/agencies/demo/months?q=no+such+client" },
];
