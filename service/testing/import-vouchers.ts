import { expect } from "vitest";
import { sieText, type SieTextOptions } from "./sie-text";
import type { TestClient } from "./test-app";

/** Imports a file of 2025 with these vouchers into a company of the agency "home", in place of its books of 2025. */
export async function importVouchers(
  client: TestClient,
  companyId: string,
  vouchers: NonNullable<SieTextOptions["vouchers"]>,
): Promise<void> {
  const { body } = await client.put("/Api/v2/SieImport/home", { data: sieText({ vouchers }), companyId });
  expect(body).toMatchObject({ success: true });
}
