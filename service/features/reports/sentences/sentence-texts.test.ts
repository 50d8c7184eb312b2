import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { COMPARISONS } from "@/contract/reports/ready-sentence";
import { figuresIn, numbersByHand, readLiveText } from "@/contract/reports/live-text";
import type { Movement } from "./sentence-rules";
import { sentenceText, type Causes } from "./sentence-texts";
import { shortened } from "../../../testing/test-settings.mjs";

const movement = (more: Partial<Movement> = {}): Movement => ({
  keyFigureId: "NetSales",
  valueType: "Amount",
  comparison: "yearBefore",
  value: 150,
  against: 100,
  direction: "up",
  turns: false,
  ...more,
});
const NONE: Causes = { accounts: [], vouchers: [] };
const sv = (more?: Partial<Movement>, causes = NONE) => sentenceText(movement(more), "Nettoomsättningen", causes, "sv");
const en = (more?: Partial<Movement>, causes = NONE) => sentenceText(movement(more), "Net sales", causes, "en");

const voucher = { series: "A", number: "12", date: "2025-02-15", text: "Faktura 1023", side: "now" as const };

describe("the text of a sentence", () => {
  it("says in both languages which way a figure went", () => {
    expect(sv()).toBe("Nettoomsättningen ökade till {[NetSales]} ({change [NetSales]} mot föregående år).");
    expect(en({ direction: "down" })).toBe(
      "Net sales decreased to {[NetSales]} ({change [NetSales]} on the year before).",
    );
    expect(sv({ direction: "down", comparison: "periodBefore" })).toBe(
      "Nettoomsättningen minskade från perioden före, till {[NetSales]}.",
    );
    expect(en({ comparison: "periodBefore" })).toBe("Net sales increased from the period before, to {[NetSales]}.");
  });

  it("says that a loss became a profit, and the other way round", () => {
    expect(sv({ turns: true })).toBe(
      "Nettoomsättningen gick från minus till plus: {[NetSales]}, mot {year before [NetSales]} föregående år.",
    );
    expect(en({ turns: true, direction: "down" })).toBe(
      "Net sales went from plus to minus: {[NetSales]}, against {year before [NetSales]} the year before.",
    );
    expect(sv({ turns: true, comparison: "periodBefore" })).toBe(
      "Nettoomsättningen gick från minus till plus sedan perioden före: {[NetSales]}.",
    );
  });

  it("says on which side of budget and target a figure is", () => {
    expect(sv({ comparison: "budget" })).toBe(
      "Nettoomsättningen blev {[NetSales]}, över budget ({budget [NetSales]}).",
    );
    expect(en({ comparison: "target", direction: "down", turns: true })).toBe(
      "Net sales came to {[NetSales]}, below target ({target [NetSales]}).",
    );
  });

  it("names accounts and vouchers in a paragraph of their own", () => {
    const accounts = ["3001", "3002", "3003"].map((number) => ({ number, name: "Försäljning 25 % moms" }));
    const [, swedish] = sv({}, { accounts: accounts.slice(0, 1), vouchers: [voucher] }).split("\n");
    expect(swedish).toBe(
      "Skillnaden finns främst på konto 3001 Försäljning 25 % moms. Här ingår verifikation A 12 (Faktura 1023).",
    );
    const gone = { ...voucher, series: "", number: "", text: " ", side: "before" as const };
    const [, english] = en({}, { accounts, vouchers: [voucher, gone] }).split("\n");
    expect(english).toBe(
      "The difference is mainly on account 3001 Försäljning 25 % moms, account 3002 Försäljning 25 % moms and account 3003 Försäljning 25 % moms. It includes voucher A 12 (Faktura 1023). The year before had voucher 2025-02-15.",
    );
    expect(
      sv({ comparison: "periodBefore" }, { accounts: [], vouchers: [gone, { ...voucher, side: "before" }] }),
    ).toMatch(/\nPerioden före fanns verifikation 2025-02-15 och verifikation A 12 \(Faktura 1023\)\.$/);
  });

  it("has live values for all its numbers, whatever the names from the books are", () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from("aÅ1 {}[]\n\t%")), maxLength: 12 });
    const causes = fc.record({
      accounts: fc.array(fc.record({ number: name, name }), { maxLength: 3 }),
      vouchers: fc.array(
        fc.record({
          series: name,
          number: name,
          text: name,
          date: fc.constant("2025-01-31"),
          side: fc.constantFrom("now" as const, "before" as const),
        }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(
        causes,
        fc.constantFrom(...COMPARISONS),
        fc.boolean(),
        fc.boolean(),
        (behind, comparison, isUp, turns) => {
          for (const language of LOCALES) {
            const moved = movement({ comparison, direction: isUp ? "up" : "down", turns });
            const text = sentenceText(moved, "EBITDA", behind, language);
            expect(figuresIn(text)).toEqual(["NetSales"]);
            expect(readLiveText(text).map(({ kind }) => kind)).not.toContain("unknown");
            expect(numbersByHand(text)).toEqual([]);
            expect(text.split("\n").length).toBeLessThanOrEqual(2);
          }
        },
      ),
      { numRuns: shortened(500) },
    );
  });
});
