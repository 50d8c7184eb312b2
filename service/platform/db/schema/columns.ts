import { customType, foreignKey, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * A double that keeps -0, Infinity and NaN: drivers send numbers as text, and `String(-0)` is "0".
 */
export const double = customType<{ data: number; driverData: string | number }>({
  dataType: () => "double precision",
  toDriver: (value) => (Object.is(value, -0) ? "-0" : String(value)),
  fromDriver: (value) => Number(value),
});

/** Money in öre, in eight bytes; the SIE reader rejects larger amounts. */
export const ore = customType<{ data: bigint; driverData: string | number | bigint }>({
  dataType: () => "bigint",
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** An instant, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * Makes a foreign key that deletes rows together with the row that they refer to. For functions that several tables
 * share; a single table uses Drizzle's `foreignKey`, whose types check the columns.
 */
export function cascadeFrom(columns: readonly AnyPgColumn[], foreignColumns: readonly AnyPgColumn[]) {
  return foreignKey({
    // Drizzle expects columns of a table that it knows at compile time.
    columns: columns as never,
    foreignColumns: foreignColumns as never,
  }).onDelete("cascade");
}
