import { getTableName, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database";
import { rowsOf } from "../platform/db/statements";
import { tablesInOrder } from "../platform/db/tables-in-order";

/** Returns the encodings in which the secret of an authenticator could appear in a text or a file. */
export function formsOf(base32: string): (string | Buffer)[] {
  const bytes = bytesOf(base32);
  const encoded = (["hex", "base64", "base64url"] as const).map((encoding) => bytes.toString(encoding));
  return [base32, base32.toLowerCase(), ...encoded.map((text) => text.replace(/=+$/, "")), bytes];
}

/** Returns the tables with a row that contains one of the forms. */
export async function tablesWith(db: Db, forms: (string | Buffer)[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tablesInOrder().map(getTableName)) {
    const rows = await db.execute(sql`select t::text as line from ${sql.identifier(table)} t`);
    const text = rowsOf<{ line: string }>(rows)
      .map(({ line }) => line)
      .join("\n");
    if (contains(Buffer.from(text), forms)) found.push(table);
  }
  return found;
}

export function contains(bytes: Buffer, forms: (string | Buffer)[]): boolean {
  return forms.some((form) => bytes.includes(form));
}

/** Decodes base 32 without padding (RFC 4648 §6). */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
