import type { Shot } from "../shot";

export const ACTIVITY_SHOTS: readonly Shot[] = [
  { name: "activity", user: "director", path: "/companies/{company}/activity" },
  { name: "activity-agency", user: "director", path: "/agencies/demo/activity" },
  { name: "activity-nothing-matches", user: "director", path: "/agencies/demo/activity?user=nobody+at+all" },
];
