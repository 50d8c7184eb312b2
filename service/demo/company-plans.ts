import type { ContactInfo } from "@/contract/companies/company";

/** The seasons of sales, as twelve weights from January to December that sum to 12. */
const SEASONS = {
  even: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  office: [1, 1.05, 1.1, 1.05, 1.05, 0.95, 0.5, 0.85, 1.1, 1.15, 1.15, 1.05],
  summer: [0.5, 0.5, 0.8, 1.1, 1.4, 1.5, 1.6, 1.4, 1.1, 0.9, 0.6, 0.6],
  winter: [2.2, 2.4, 2.0, 0.9, 0.3, 0.1, 0.1, 0.1, 0.2, 0.5, 1.1, 2.1],
  december: [0.8, 0.8, 0.9, 0.9, 0.95, 0.9, 0.85, 0.9, 0.95, 1.05, 1.2, 1.8],
} as const;

/** The characteristics of a demo company. Shares are of net sales. */
export interface CompanyPlan {
  name: string;
  businessIdentityCode: string;
  /** Code of the trade (SNI 2007). */
  industryCode: string;
  contact: Required<ContactInfo>;
  /** Net sales of a year at the level at which the books begin, in whole units of the currency. */
  sales: number;
  /** The fraction by which sales grow each year; negative if they fall. */
  growth: number;
  season: readonly number[];
  soldBy: "invoice" | "till";
  /** Percent of sales. */
  vat: 25 | 12 | 6 | 0;
  goods: number;
  premises: number;
  external: number;
  /** The profit before tax to aim for; payroll takes the rest. */
  margin: number;
  /** Per month and employee, in whole units of the currency. */
  salary: number;
  /**
   * Acquisition value of the equipment when the books begin. For a company that owns its building, the value of the
   * building is computed from this share, and the equipment is a tenth of sales.
   */
  equipment: number;
  /** The bank loan when the books begin. */
  loan: number;
  ownsBuilding: boolean;
  /** The first month of its fiscal years. */
  firstMonth: number;
  /** The number of months that the books are behind. */
  behind: number;
  currency: string;
  /** Objects of a dimension that sales and salaries are booked on, with their shares. */
  dimension: { number: 1 | 6; name: string; objects: { code: string; name: string; share: number }[] } | null;
  /** Costs of research and development. */
  researchAndDevelopment: number;
}

type Shares = [goods: number, premises: number, external: number, margin: number];
type Rest = Partial<Omit<CompanyPlan, "name" | "businessIdentityCode" | "season">> & { season?: keyof typeof SEASONS };

const CONTACTS = ["Kontoret", "Ekonomi", "Löner och ekonomi", "Platschefen"];
const STREETS = ["Storgatan", "Hamngatan", "Skolvägen", "Industrivägen", "Ängsstigen"];

let count = 0;

function plan(
  name: string,
  town: string,
  industryCode: string,
  sales: number,
  shares: Shares,
  rest: Rest,
): CompanyPlan {
  const [goods, premises, external, margin] = shares;
  const serial = count++;
  return {
    name,
    // Any numbers would do; these look unlike each other.
    businessIdentityCode: fictionalIdentityCode(7_678 + 3_571 * serial),
    contact: {
      name: CONTACTS[serial % CONTACTS.length]!,
      address: `${STREETS[serial % STREETS.length]!} ${3 + serial}`,
      postalAddress: `999 ${30 + serial} ${town}`,
      // A number reserved for fiction.
      phone: `08-465 004 ${30 + serial}`,
    },
    industryCode,
    sales,
    goods,
    premises,
    external,
    margin,
    growth: 0.03,
    soldBy: "invoice",
    vat: 25,
    salary: 33_000,
    equipment: 0.12,
    loan: 0,
    ownsBuilding: false,
    firstMonth: 1,
    behind: 0,
    currency: "SEK",
    dimension: null,
    researchAndDevelopment: 0,
    ...rest,
    season: SEASONS[rest.season ?? "even"],
  };
}

function costCentres(...objects: [code: string, name: string, share: number][]): CompanyPlan["dimension"] {
  return { number: 1, name: "Kostnadsställe", objects: objects.map(([code, name, share]) => ({ code, name, share })) };
}

function projects(...objects: [code: string, name: string, share: number][]): CompanyPlan["dimension"] {
  return { number: 6, name: "Projekt", objects: objects.map(([code, name, share]) => ({ code, name, share })) };
}

/** The 24 companies of the agency. The first 16 are the consultant's; the first is also the owner's. */
export const COMPANY_PLANS: readonly CompanyPlan[] = [
  plan("Björkdungens Bageri & Konditori AB", "Lövköping", "10710", 9_400_000, [0.34, 0.08, 0.07, 0.07], {
    soldBy: "till",
    vat: 12,
    season: "december",
    salary: 29_500,
    loan: 0.1,
    growth: 0.05,
    dimension: costCentres(
      ["10", "Bageriet", 0.45],
      ["20", "Butiken på Torget", 0.35],
      ["30", "Butiken i Hamnen", 0.2],
    ),
  }),
  plan("Åsvedens Åkeri AB", "Åsveden", "49410", 21_800_000, [0.06, 0.02, 0.48, 0.04], {
    salary: 34_500,
    equipment: 0.45,
    loan: 0.28,
    season: "office",
  }),
  plan("Kråkviks Måleri AB", "Kråkvik", "43341", 6_200_000, [0.16, 0.03, 0.11, 0.09], { season: "summer" }),
  plan("Älvtuna Bygg & Snickeri AB", "Älvtuna", "41200", 34_500_000, [0.42, 0.015, 0.14, 0.055], {
    salary: 36_000,
    season: "office",
    loan: 0.05,
    growth: 0.11,
    dimension: projects(
      ["2401", "Skolan i Kråkvik", 0.4],
      ["2402", "Radhusen Åsgläntan", 0.35],
      ["2403", "Övriga uppdrag", 0.25],
    ),
  }),
  plan("Lövsjö Tandvård AB", "Lövsjö", "86230", 8_100_000, [0.11, 0.07, 0.16, 0.12], {
    vat: 0,
    salary: 43_000,
    equipment: 0.3,
    season: "office",
  }),
  plan("Granåsens El AB", "Granåsen", "43210", 14_700_000, [0.35, 0.02, 0.11, 0.08], {
    season: "office",
    growth: 0.07,
  }),
  plan("Café Körsbärsträdet AB", "Lövköping", "56100", 3_900_000, [0.31, 0.12, 0.09, 0.02], {
    soldBy: "till",
    vat: 12,
    salary: 27_500,
    season: "summer",
  }),
  plan("Norrskärs Fisk & Skaldjur AB", "Norrskär", "46381", 18_300_000, [0.68, 0.03, 0.09, 0.03], {
    vat: 12,
    season: "december",
    salary: 30_500,
  }),
  plan("Tallmons Trädgård AB", "Tallmon", "81300", 4_800_000, [0.22, 0.04, 0.17, 0.06], {
    season: "summer",
    behind: 2,
  }),
  plan("Storängens Bilverkstad AB", "Storängen", "45201", 7_600_000, [0.44, 0.06, 0.08, 0.07], { equipment: 0.2 }),
  plan("Ängsholmens Frisörsalong AB", "Ängsholmen", "96021", 2_300_000, [0.09, 0.15, 0.1, 0.05], {
    soldBy: "till",
    salary: 28_000,
    season: "december",
  }),
  plan("Silverbäckens Webbyrå AB", "Lövköping", "62010", 11_200_000, [0.04, 0.05, 0.14, 0.15], {
    salary: 44_000,
    season: "office",
    growth: 0.16,
    equipment: 0.05,
    researchAndDevelopment: 0.06,
    dimension: costCentres(["100", "Uppdrag", 0.7], ["200", "Egna tjänster", 0.3]),
  }),
  plan("Hjortsjö VVS & Värme AB", "Hjortsjö", "43221", 16_900_000, [0.4, 0.02, 0.1, 0.06], { season: "office" }),
  plan("Östernäs Städservice AB", "Östernäs", "81210", 9_900_000, [0.05, 0.02, 0.1, 0.05], {
    salary: 27_000,
    equipment: 0.04,
    growth: 0.09,
  }),
  plan("Rönnbackens Förskola AB", "Rönnbacken", "85100", 12_600_000, [0.06, 0.13, 0.06, 0.04], {
    vat: 0,
    salary: 31_500,
    growth: 0.02,
    equipment: 0.03,
  }),
  plan("Hästhagens Ridskola AB", "Hästhagen", "85510", 3_400_000, [0.2, 0.2, 0.14, -0.03], {
    vat: 6,
    salary: 27_500,
    loan: 0.35,
    ownsBuilding: true,
  }),
  plan("Vindkullens Grafiska AB", "Vindkullen", "18122", 22_400_000, [0.39, 0.05, 0.1, -0.02], {
    salary: 34_000,
    growth: -0.06,
    equipment: 0.35,
    loan: 0.18,
    season: "office",
  }),
  plan("Glashyttan i Kvarnå AB", "Kvarnå", "23130", 780_000, [0.24, 0.09, 0.15, 0.08], {
    currency: "EUR",
    salary: 2_900,
    season: "december",
  }),
  plan("Tegelbrons Fastigheter AB", "Lövköping", "68203", 15_800_000, [0, 0.31, 0.09, 0.18], {
    vat: 0,
    salary: 41_000,
    equipment: 3.1,
    loan: 2.3,
    ownsBuilding: true,
    growth: 0.04,
  }),
  plan("Ekbackens Veterinärklinik AB", "Ekbacken", "75000", 10_700_000, [0.25, 0.06, 0.12, 0.1], { salary: 38_500 }),
  plan("Svanviks Båtvarv AB", "Svanvik", "30120", 13_100_000, [0.41, 0.08, 0.09, 0.05], {
    season: "summer",
    firstMonth: 5,
    loan: 0.12,
    ownsBuilding: true,
    behind: 1,
  }),
  plan("Pärlugglans Förlag AB", "Lövköping", "58110", 5_600_000, [0.38, 0.05, 0.26, 0.04], {
    vat: 6,
    season: "december",
    salary: 36_500,
    equipment: 0.02,
    behind: 4,
  }),
  plan("Kopparlidens Mekaniska AB", "Kopparliden", "25620", 64_000_000, [0.46, 0.04, 0.1, 0.07], {
    salary: 35_500,
    equipment: 0.4,
    loan: 0.2,
    season: "office",
    growth: 0.06,
    researchAndDevelopment: 0.02,
    dimension: costCentres(["1", "Skärande bearbetning", 0.5], ["2", "Svets", 0.3], ["3", "Montering", 0.2]),
  }),
  plan("Snöflingans Skiduthyrning AB", "Snötoppen", "77210", 4_100_000, [0.12, 0.17, 0.18, -0.05], {
    soldBy: "till",
    season: "winter",
    firstMonth: 7,
    salary: 27_000,
    equipment: 0.35,
    loan: 0.2,
  }),
];

/**
 * A Swedish organisation number with its check digit (modulus 10 over the first nine digits). Numbers that begin with
 * 557 are not assigned to companies.
 */
function fictionalIdentityCode(serial: number): string {
  const digits = `557${String(serial).padStart(6, "0")}`;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const doubled = Number(digits[i]) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${digits.slice(0, 6)}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
}
