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
  SieVoucher,
  SieYear,
} from "./sie-file";

/** A file while it is read: what its records have said so far. */
export class SieDraft {
  /** #SIETYP as written, null before the record. */
  writtenType: string | null = null;
  flag: string | null = null;
  format: string | null = null;
  balancesThrough: string | null = null;
  readonly identification: SieIdentification = {
    program: "",
    generated: null,
    generatedBy: "",
    comment: "",
    companyName: "",
    businessIdentityCode: "",
    companyKey: "",
    companyForm: "",
    industryCode: "",
    address: { contact: "", street: "", postal: "", phone: "" },
    taxYear: "",
    chartType: "BAS95",
    currency: null,
  };
  readonly years = new Map<number, SieYear>();
  readonly accounts = new Map<string, SieAccount>();
  readonly dimensions = new Map<number, SieDimension>();
  readonly objects = new Map<string, SieObject>();
  readonly balances = new Map<string, SieBalance>();
  readonly monthlyAmounts = new Map<string, SieMonthlyAmount>();
  readonly vouchers: SieVoucher[] = [];
  rows = 0;
  readonly checksums: { lineNo: number; written: string }[] = [];
  /** Where each label that the file uses stands first. */
  readonly labels = new Map<string, SiePlace>();

  /** The account of that number; one that no #KONTO has named yet is made. */
  account(number: string, lineNo: number): SieAccount {
    let account = this.accounts.get(number);
    if (!account) {
      account = { number, name: "", type: null, unit: "", sruCodes: [], declared: false, lineNo };
      this.accounts.set(number, account);
    }
    return account;
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

  /** Remembers the objects that a record uses. Equal lists are one array (ObjectLists): each is gone through once. */
  useObjects(objects: readonly SieObjectRef[], lineNo: number): void {
    if (objects.length === 0 || this.usedLists.has(objects)) return;
    this.usedLists.add(objects);
    for (const object of objects) this.object(object, lineNo);
  }
  private readonly usedLists = new Set<readonly SieObjectRef[]>();
}
