import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Locale } from "@/contract/format/locale";
import type { StatementAccount, StatementLine } from "@/contract/statements/statement";
import { accountGroups, type AccountGroups } from "../engine/account-groups";
import { eubas97 } from "../eubas97";
import type { AccountFigures, StatementFigures } from "./account-figures";
import { sectionOf, type Section } from "./sections";
import { lineOfAccount } from "./line-of-account";
import { hasAmounts, isNothing, toStatementAmounts, signed, sumFigures, type Figures } from "./figures";
import {
  ASSETS,
  EQUITY_AND_LIABILITIES,
  INCOME_STATEMENT,
  MORE_LINES,
  MORE_LINES_OF_OBJECT,
  type LineDefinition,
} from "./line-definitions";

interface StatementSettings {
  chart: ChartOfAccounts;
  language: Locale;
  nameOf: (account: string) => string;
  /** True for the figures of one object, whose part of the books need not balance. */
  ofObject: boolean;
}

export interface Statements {
  incomeStatement: StatementLine[];
  balanceSheet: StatementLine[];
  outside: StatementAccount[];
}

type Sign = 1n | -1n;

/** Builds income statement and balance sheet from the known groups of a chart. Every account is in at most one line. */
export function buildStatements(figures: StatementFigures, settings: StatementSettings): Statements {
  return new StatementBuilder(figures, settings).build();
}

class StatementBuilder {
  private readonly groups: AccountGroups;

  constructor(
    private readonly figures: StatementFigures,
    private readonly settings: StatementSettings,
  ) {
    this.groups = accountGroups(settings.chart);
  }

  build(): Statements {
    const sections: Record<Section, AccountFigures[]> = {
      results: [],
      transfers: [],
      assets: [],
      liabilities: [],
      outside: [],
    };
    for (const figures of this.figures.accounts) sections[sectionOf(this.groups, figures.account)].push(figures);
    const { results, transfers, assets, liabilities, outside } = sections;
    const { zero } = this.figures;
    const flow = ({ flow: booked }: AccountFigures) => booked;
    const balance = ({ running, opened }: AccountFigures) => sumFigures([running, opened], zero.balance);
    const assetLines = this.linesOf(ASSETS, assets, balance, zero.balance, 1n);
    const liabilityLines = this.linesOf(EQUITY_AND_LIABILITIES, liabilities, balance, zero.balance, -1n, {
      EquityCapital: this.equityLines(results, transfers, [...assets, ...liabilities]),
    });
    const unbalanced = sumFigures(
      [assetLines.at(-1)!.figures, signed(liabilityLines.at(-1)!.figures, -1n)],
      zero.balance,
    );
    const balanceSheet = [...assetLines, ...liabilityLines];
    if (hasAmounts(unbalanced)) balanceSheet.push(this.moreLine("Unbalanced", unbalanced));
    return {
      incomeStatement: this.linesOf(INCOME_STATEMENT, results, flow, zero.flow, -1n).map(toStatementLine),
      balanceSheet: balanceSheet.map(toStatementLine),
      outside: this.accountsOf(outside, balance, zero.balance, 1n).map(toStatementAccount),
    };
  }

  /**
   * Lines for the result of the year, the part of it that is booked to equity, and the sum of opening balances, each if
   * it is not zero. With them, the line for equity has the same amount as the term `Equity` of the key figures.
   */
  private equityLines(
    results: readonly AccountFigures[],
    transfers: readonly AccountFigures[],
    balanceAccounts: readonly AccountFigures[],
  ): Line[] {
    const zero = this.figures.zero.balance;
    const running = (account: AccountFigures) => account.running;
    const opened = (account: AccountFigures) => account.opened;
    const sum = (all: readonly Figures[], sign: Sign) => signed(sumFigures(all, zero), sign);
    const booked = this.accountsOf(transfers, running, zero, -1n);
    return [
      this.moreLine("ResultForThePeriod", sum(results.map(running), -1n)),
      this.moreLine("ResultBookedToEquity", sum(transfers.map(running), -1n), booked),
      this.moreLine("OpeningDifference", sum([...balanceAccounts.map(opened), this.figures.openedOfNoAccount], 1n)),
    ].filter(({ figures }) => !isNothing(figures, zero));
  }

  /** @param more lines that are not in the chart, by the id of the line that they belong to */
  private linesOf(
    definitions: readonly LineDefinition[],
    accounts: readonly AccountFigures[],
    figuresOf: (account: AccountFigures) => Figures,
    zero: Figures,
    sign: Sign,
    more: Readonly<Record<string, Line[]>> = {},
  ): Line[] {
    const accountsByLine = this.distribute(definitions, accounts);
    const lines: Line[] = [];
    let linesSinceSum = 0;
    for (const definition of definitions) {
      const { id, kind } = definition;
      if (kind === "sum") {
        if (linesSinceSum < (definition.needs ?? 0)) continue;
        const added = lines.filter((line) => line.kind === "group").map(({ figures }) => figures);
        lines.push({
          id,
          kind,
          name: definition.names[this.settings.language],
          figures: sumFigures(added, zero),
          lines: [],
          accounts: [],
        });
        linesSinceSum = 0;
        continue;
      }
      const below = accountsByLine.get(id) ?? [];
      const nodes = kind === "groups" ? this.nodesOf(definition.groups, definition.without ?? []) : [];
      const line = this.groupLine(id, this.nameOfLine(definition), nodes, below, figuresOf, zero, sign, more[id] ?? []);
      if (line.accounts.length === 0 && line.lines.length === 0) continue;
      lines.push(line);
      linesSinceSum++;
    }
    return lines;
  }

  /** Returns the nodes of a line in the chart; a group that only the built-in chart has adds none. */
  private nodesOf(groups: readonly string[], without: readonly string[]): ChartNode[] {
    const { knownGroups } = this.settings.chart;
    const own = groups.filter((group) => Object.hasOwn(knownGroups, group));
    const inGroups = (ids: readonly string[]) => ids.flatMap((group) => this.groups.nodesOf(group) ?? []);
    const others = inGroups(without);
    return [...new Set(inGroups(own))].filter((node) => !others.includes(node));
  }

  private distribute(
    definitions: readonly LineDefinition[],
    accounts: readonly AccountFigures[],
  ): Map<string, AccountFigures[]> {
    const accountsByLine = new Map<string, AccountFigures[]>();
    for (const account of accounts) {
      const line = lineOfAccount(definitions, this.settings.chart, this.groups, account.account);
      if (!line) continue;
      const known = accountsByLine.get(line.id);
      if (known) known.push(account);
      else accountsByLine.set(line.id, [account]);
    }
    return accountsByLine;
  }

  private groupLine(
    id: string,
    name: string,
    nodes: readonly ChartNode[],
    accounts: readonly AccountFigures[],
    figuresOf: (account: AccountFigures) => Figures,
    zero: Figures,
    sign: Sign,
    more: readonly Line[] = [],
  ): Line {
    // A line that is one group shows the parts of the group, because the line itself stands for it.
    const [only] = nodes;
    const parts = nodes.length === 1 && only?.type === "AccountGroup" ? only.children : nodes;
    let left = accounts;
    const lines: Line[] = [];
    for (const part of parts) {
      if (part.type !== "AccountGroup") continue;
      const below = left.filter((account) => this.isUnder(part, account));
      left = left.filter((account) => !below.includes(account));
      if (below.length > 0) lines.push(this.groupLine(part.id, part.name, [part], below, figuresOf, zero, sign));
    }
    lines.push(...more);
    const rows = this.accountsOf(left, figuresOf, zero, sign);
    const figures = sumFigures(
      [...lines, ...rows].map((row) => row.figures),
      zero,
    );
    const shown = lines.filter((line) => !isEmpty(line, zero));
    return { id, kind: "group", name, figures, lines: shown, accounts: rows };
  }

  private moreLine(id: keyof typeof MORE_LINES, figures: Figures, accounts: AccountRow[] = []): Line {
    const { language, ofObject } = this.settings;
    const names = (ofObject ? MORE_LINES_OF_OBJECT[id] : undefined) ?? MORE_LINES[id];
    return { id, kind: "group", name: names[language], figures, lines: [], accounts };
  }

  /** Returns the accounts that have an amount or may have had one. */
  private accountsOf(
    accounts: readonly AccountFigures[],
    figuresOf: (account: AccountFigures) => Figures,
    zero: Figures,
    sign: Sign,
  ): AccountRow[] {
    return accounts
      .map((account) => ({
        number: account.account,
        name: this.settings.nameOf(account.account),
        figures: signed(figuresOf(account), sign),
      }))
      .filter(({ figures }) => !isNothing(figures, zero));
  }

  private isUnder(node: ChartNode, { account }: AccountFigures): boolean {
    const { leaves } = this.groups.classOf(account);
    const isHere = (at: ChartNode): boolean =>
      at.type === "AccountGroup" ? at.children.some(isHere) : leaves.includes(at);
    return isHere(node);
  }

  private nameOfLine(definition: Exclude<LineDefinition, { kind: "sum" }>): string {
    const { language, chart } = this.settings;
    if (definition.names) return definition.names[language];
    const { id } = definition;
    const target = chart.knownGroups[id];
    const own =
      typeof target === "string" ? this.groups.nodesOf(id)?.find((node) => node.type === "AccountGroup") : target;
    return own?.name ?? builtInName(id, language);
  }
}

interface AccountRow {
  number: string;
  name: string;
  figures: Figures;
}

interface Line {
  id: string;
  kind: "group" | "sum";
  name: string;
  figures: Figures;
  lines: Line[];
  accounts: AccountRow[];
}

function isEmpty({ accounts, lines, figures }: Line, zero: Figures): boolean {
  return accounts.length === 0 && lines.length === 0 && isNothing(figures, zero);
}

/** Returns the name of a known group in the built-in chart, for a chart that has no name for it. */
function builtInName(group: string, language: StatementSettings["language"]): string {
  const { children, knownGroups } = eubas97(language);
  const target = knownGroups[group];
  if (typeof target !== "string") return target?.name ?? group;
  const find = (nodes: readonly ChartNode[]): string | undefined => {
    for (const node of nodes) {
      if (node.type !== "AccountGroup") continue;
      const name = node.id === target ? node.name : find(node.children);
      if (name !== undefined) return name;
    }
    return undefined;
  };
  return find(children) ?? group;
}

function toStatementLine({ figures, lines, accounts, id, kind, name }: Line): StatementLine {
  const amounts = toStatementAmounts(figures);
  return { id, name, kind, ...amounts, lines: lines.map(toStatementLine), accounts: accounts.map(toStatementAccount) };
}

function toStatementAccount({ number, name, figures }: AccountRow): StatementAccount {
  return { number, name, ...toStatementAmounts(figures) };
}
