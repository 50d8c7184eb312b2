import { quoted } from "../notes";
import type { RecordFields } from "../record-fields";
import type { SieAccount, SieAccountType } from "../sie-records";
import type { RecordHandler } from "./handler";

/** The chart of accounts. #KTYP, #ENHET and #SRU may come before their #KONTO. */
export const chartRecords = {
  "#KONTO": readAccount,
  "#KTYP": ofAccount((account, fields) => {
    const written = fields.text();
    const type = written.toUpperCase();
    if (isAccountType(type)) account.type = type;
    else {
      const explanation = `Expected the account type T, S, K or I, found ${quoted(written)}; it was left out.`;
      fields.warn("badAccountType", explanation);
    }
  }),
  "#ENHET": ofAccount((account, fields) => {
    account.unit = fields.text();
  }),
  "#SRU": ofAccount((account, fields) => {
    const code = fields.text();
    if (code !== "" && !account.sruCodes.includes(code)) account.sruCodes.push(code);
  }),
} satisfies Record<string, RecordHandler>;

function readAccount(fields: RecordFields): void {
  const account = fields.account();
  if (account === null) return;
  const name = fields.text();
  if (account.declared && account.name !== name) {
    fields.warn("accountTwice", `Account ${account.number} has two names; the last one counts.`);
  }
  account.name = name;
  account.declared = true;
  account.lineNo = fields.scanner.lineNo;
}

function ofAccount(read: (account: SieAccount, fields: RecordFields) => void): RecordHandler {
  return (fields) => {
    const account = fields.account();
    if (account !== null) read(account, fields);
  };
}

function isAccountType(text: string): text is SieAccountType {
  return text === "T" || text === "S" || text === "K" || text === "I";
}
