import type { Shot } from "../shot";

export const BUDGETS_SHOTS: readonly Shot[] = [
  { name: "budgets", user: "director", path: "/companies/{company}/budgets" },
  { name: "budgets-no-permission", user: "limited", path: "/companies/{company}/budgets" },
];
