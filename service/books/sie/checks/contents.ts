import { WHOLE_FILE } from "../notes";
import type { SieCheck } from "./check";

/** A file that ends after its identification would empty a year. One without any known label has the error `notSie`. */
export const checkContents: SieCheck = ({ file, draft, notes }) => {
  const isEmpty = file.accounts.length === 0 && file.balances.length === 0 && file.vouchers.length === 0;
  if (!isEmpty || draft.labels.size === 0) return;
  notes.error("empty", WHOLE_FILE, "Expected accounts, balances or vouchers; the file has none.");
};
