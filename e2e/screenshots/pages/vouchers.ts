import type { Shot } from "../shot";

export const VOUCHERS_SHOTS: readonly Shot[] = [
  { name: "vouchers", user: "director", path: "/companies/{company}/vouchers" },
];
