import type { SiePosition } from "./notes";
import type {
  SieAccount,
  SieBalance,
  SieDimension,
  SieIdentification,
  SieMonthlyAmount,
  SieObject,
  SieObjectRef,
  SieYear,
} from "./sie-records";
import type { SieSource } from "./source";
import { VoucherColumns } from "./voucher-columns";

/** Names that the format reserves for dimensions, in the books' language. */
const RESERVED_DIMENSIONS = new Map<number, string>([
  [1, "Kostnadsställe"],
  [2, "Kostnadsbärare"],
  [6, "Projekt"],
  [7, "Anställd"],
  [8, "Kund"],
  [9, "Leverantör"],
  [10, "Faktura"],
]);

/** Collects the contents of a file while its records are read. */
export class SieDraft {
  /** #SIETYP in capitals; null until the record is read. */
  writtenType: string | null = null;
  /** #FLAGGA as written; null until the record is read. */
  flag: string | null = null;
  /** #FORMAT as written; null until the record is read. */
  format: string | null = null;
  /** The day of #OMFATTN; null without a valid one. */
  balancesThrough: string | null = null;
  /** A #RAR 0 with unusable days. */
  badYear: { code: string; position: SiePosition; explanation: string } | null = null;
  readonly identification: SieIdentification = {
    program: "",
    generated: null,
    generatedBy: "",
    comment: "",
    companyName: "",
    businessIdentityCode: "",
    businessIdentityCodeLine: 0,
    companyKey: "",
    companyForm: "",
    industryCode: "",
    address: { contact: "", street: "", postal: "", phone: "" },
    taxYear: "",
    chartType: "BAS95",
    currency: null,
  };
  readonly years = new Map<number, SieYear>();
  /** In order of appearance; rows refer to them by index. */
  readonly accounts: SieAccount[] = [];
  readonly dimensions = new Map<number, SieDimension>();
  readonly objects = new Map<string, SieObject>();
  /** By kind, year, account and objects. */
  readonly balances = new Map<string, SieBalance>();
  /** The first #UB −1 and the first #OUB −1 that could not be read. */
  readonly damagedClosings = new Map<"UB" | "OUB", SiePosition>();
  /** By kind, year, month, account and objects. */
  readonly monthlyAmounts = new Map<string, SieMonthlyAmount>();
  readonly vouchers: VoucherColumns;
  /** The number of rows that count. */
  rows = 0;
  readonly checksums: { lineNo: number; written: string }[] = [];
  /**
   * The position of the first record with each known label, or of the last one where only that counts. Rows that
   * QuickRows reads are left out.
   */
  readonly labels = new Map<string, SiePosition>();
  private readonly accountIndexes = new Map<string, number>();

  constructor(source: SieSource) {
    this.vouchers = new VoucherColumns(source);
  }

  /** The index of the account with that number; −1 if no record has named it yet. */
  indexOfAccount(number: string): number {
    return this.accountIndexes.get(number) ?? -1;
  }

  /** Adds an account that no #KONTO has declared yet and returns its index. */
  addAccount(number: string, lineNo: number): number {
    const account = { number, name: "", type: null, unit: "", sruCodes: [], declared: false, lineNo };
    const index = this.accounts.push(account) - 1;
    this.accountIndexes.set(number, index);
    return index;
  }

  /** Returns the dimension; one that no record has named yet is added with its reserved name, or `Dimension N`. */
  dimension(number: number, lineNo: number): SieDimension {
    let dimension = this.dimensions.get(number);
    if (!dimension) {
      const name = RESERVED_DIMENSIONS.get(number) ?? `Dimension ${number}`;
      // The format makes dimension 2 a part of 1.
      dimension = { number, name, parent: number === 2 ? 1 : null, declared: false, lineNo };
      this.dimensions.set(number, dimension);
    }
    return dimension;
  }

  /** Returns the object; one that no record has named yet is added, and its dimension too. */
  object({ dimension, code }: SieObjectRef, lineNo: number): SieObject {
    const key = `${dimension} ${code}`;
    let object = this.objects.get(key);
    if (!object) {
      object = { dimension, code, name: "", declared: false, lineNo };
      this.objects.set(key, object);
      this.dimension(dimension, lineNo);
    }
    return object;
  }
}
