import * as z from "zod";
import type { PersonalAccessToken } from "@/contract/account/access";
import { MAX_TOKEN_DAYS } from "@/contract/text-limits";
import {
  DEFAULT_TOKEN_DAYS,
  listTokensOf,
  requireVisibleCompanies,
  revokeTokenOf,
  revokeTokensOf,
  writeToken,
} from "../../features/account/personal-access-tokens";
import { adminContext } from "../admin-context";
import { noArguments, readArguments, required, wholeNumber } from "../arguments";
import { defineCommand, UsageFailure } from "../command";
import { requirePrincipal } from "../require-principal";

export const tokenCommand = defineCommand({
  usage: "--user NAME [--days N] [--name TEXT] [--read-only] [--company ID …]",
  summary: `Make a personal access token (${DEFAULT_TOKEN_DAYS} days unless said otherwise, at most ${MAX_TOKEN_DAYS}) and print it. It reaches all that its user may, unless it is to read only, or some companies only.`,
  input: z.object({
    user: z.string(),
    days: z.int(),
    name: z.string(),
    readOnly: z.boolean(),
    companies: z.array(z.string()).nullable(),
  }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      user: { type: "string" },
      days: { type: "string" },
      name: { type: "string" },
      "read-only": { type: "boolean" },
      company: { type: "string", multiple: true },
    });
    noArguments(positionals);
    const input = {
      user: required(values.user, "user"),
      days: wholeNumber(values.days ?? String(DEFAULT_TOKEN_DAYS), "--days", 1, MAX_TOKEN_DAYS),
      name: values.name ?? "",
      readOnly: values["read-only"] ?? false,
      companies: values.company ?? null,
    };
    return [{ input }];
  },
  async run(work, { user, days, ...values }) {
    const { db, out, say } = work;
    const principal = await requirePrincipal(work, user);
    const context = adminContext(work);
    await requireVisibleCompanies({ ...context, user: principal }, values.companies ?? []);
    const { token, expires } = await db.transaction((tx) => writeToken(tx, context, principal.userName, days, values));
    out(token);
    say(`The token acts as "${principal.userName}" until ${expires.slice(0, 10)}.`);
  },
});

export const tokenListCommand = defineCommand({
  usage: "--user NAME",
  summary: "List a user's personal access tokens: id, name, last use, end and reach.",
  input: z.object({ user: z.string() }),
  read(args) {
    const { values, positionals } = readArguments(args, { user: { type: "string" } });
    noArguments(positionals);
    return [{ input: { user: required(values.user, "user") } }];
  },
  async run(work, { user }) {
    const tokens = await listTokensOf(adminContext(work), user);
    for (const token of tokens) work.out(lineOf(token));
    if (tokens.length === 0) work.say(`User ${JSON.stringify(user)} has no token.`);
  },
});

export const tokenRevokeCommand = defineCommand({
  usage: "--user NAME --id ID | --all",
  summary: "Revoke one of a user's personal access tokens, or all of them: the next request with it is refused.",
  input: z.object({ user: z.string(), id: z.string().optional() }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      user: { type: "string" },
      id: { type: "string" },
      all: { type: "boolean" },
    });
    noArguments(positionals);
    const user = required(values.user, "user");
    if ((values.id !== undefined) === (values.all === true)) throw new UsageFailure("one of --id and --all is needed");
    return [{ input: { user, id: values.id } }];
  },
  async run(work, { user, id }) {
    await (id === undefined ? revokeTokensOf(adminContext(work), user) : revokeTokenOf(adminContext(work), user, id));
    work.say(id === undefined ? `All tokens of "${user}" are revoked.` : "The token is revoked.");
  },
});

function lineOf({ id, name, lastUsed, expires, readOnly, companies }: PersonalAccessToken): string {
  const reach = [readOnly ? "read only" : "read and write", companies?.join(" ") ?? "all companies"].join(", ");
  return [id, name || "-", lastUsed ?? "never used", expires, reach].join("\t");
}
