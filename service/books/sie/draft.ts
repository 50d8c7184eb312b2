import type { SiePlace } from "./notes";
import { reservedDimension } from "./reserved-dimensions";
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

/** A file while it is read: what its records have said so far. */
export class SieDraft {
  /** #SIETYP as written, null before the record. */
  writtenType: string | null = null;
  flag: string | null = null;
  format: string | null = null;
  balancesThrough: string | null = null;
  /** A #RAR 0 whose days cannot be used. */
  badYear: { code: string; place: SiePlace; explanation: string } | null = null;
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
  /** In order of appearance: rows go by the place here. */
  readonly accounts: SieAccount[] = [];
  readonly dimensions = new Map<number, SieDimension>();
  readonly objects = new Map<string, SieObject>();
  readonly balances = new Map<string, SieBalance>();
  readonly monthlyAmounts = new Map<string, SieMonthlyAmount>();
  readonly vouchers: VoucherColumns;
  /** Rows that count. */
  rows = 0;
  readonly checksums: { lineNo: number; written: string }[] = [];
  /** Where each label that the file uses stands first. */
  readonly labels = new Map<string, SiePlace>();
  private readonly accountPlaces = new Map<string, number>();

  constructor(source: SieSource) {
    this.vouchers = new VoucherColumns(source);
  }

  /** The place of the account of that number; −1 when no record has named it yet. */
  placeOfAccount(number: string): number {
    return this.accountPlaces.get(number) ?? -1;
  }

  /** Makes an account that no #KONTO has named yet, and answers its place. */
  addAccount(number: string, lineNo: number): number {
    const account = { number, name: "", type: null, unit: "", sruCodes: [], declared: false, lineNo };
    const place = this.accounts.push(account) - 1;
    this.accountPlaces.set(number, place);
    return place;
  }

  dimension(number: number, lineNo: number): SieDimension {
    let dimension = this.dimensions.get(number);
    if (!dimension) {
      dimension = { number, ...reservedDimension(number), declared: false, lineNo };
      this.dimensions.set(number, dimension);
    }
    return dimension;
  }

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
