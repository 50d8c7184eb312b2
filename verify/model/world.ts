/** State of the model: everything that the modelled resources show, in plain collections. */
export interface World {
  agencies: Map<string, Agency>;
  companies: Map<string, Company>;
  users: Map<string, User>;
  comments: Comment[];
  years: FiscalYear[];
}

export interface Agency {
  shortName: string;
  name: string;
  numberOfLicences?: number;
  contactInfo?: Json;
}

export interface Company {
  id: string;
  agencyId: string | null;
  businessIdentityCode: string;
  name: string;
  typeOfCompany: string;
  contactInfo?: Json;
  companyTypeId?: string;
  presets: Map<string, Preset>;
}

export interface Preset {
  id: string;
  name: string;
  description?: string;
  keyFigureTypes: string[];
}

export type UserType = "Administrator" | "AgencyDirector" | "AgencyConsultant" | "CompanyUser";
export type CompanyRole = "Admin" | "Import" | "Normal" | "Limited";

export interface User {
  userName: string;
  type: UserType;
  agencyId: string | null;
  /** The user's own data: name, email, phone, cellphone, language. */
  details: Json;
  /** The role by company id; null for agency users, whose type decides. */
  connections: Map<string, CompanyRole | null>;
}

export interface Comment {
  id: string;
  companyId: string;
  message: string;
  keyFigureType: string;
  period: Period;
  author: string;
  authorUserName: string;
  /** Both times are written YYYY-MM-DDTHH:mm:ss. */
  created: string;
  lastModified: string;
}

/** From the first second of the first day to the last second of the last day, both YYYY-MM-DDTHH:mm:ss. */
export interface Period {
  start: string;
  end: string;
}

export interface FiscalYear {
  id: string;
  companyId: string;
  /** Calendar days, YYYY-MM-DD. */
  start: string;
  end: string;
  lastLedgerDate: string;
  chartOfAccountsId: string;
  currency: string;
  /** YYYY-MM-DDTHH:mm:ss. */
  activePeriodLastUpdate: string;
  /** JSON by which a repeated import is recognised: the books and last ledger date, or the vouchers of a 4I file. */
  sources: string[];
  figures: Figure[];
}

export interface Figure {
  keyFigureInfoId: string;
  period: Period;
  dimensionId?: string;
  value: number;
}

export type Json = Record<string, unknown>;

export function emptyWorld(): World {
  return { agencies: new Map(), companies: new Map(), users: new Map(), comments: [], years: [] };
}
