import type { Shot } from "../shot";

export const PORTFOLIO_SHOTS: readonly Shot[] = [
  { name: "portfolio", user: "director", path: "/agencies/demo/portfolio" },
  { name: "portfolio-by-type", user: "director", path: "/agencies/demo/portfolio?group=true&sort=-change.NetSales" },
  { name: "rules", user: "director", path: "/agencies/demo/rules" },
  { name: "portfolio-nothing-matches", path: "/agencies/demo/portfolio?q=no+such+client" },
];
