import * as z from "zod";
import { distribute, DistributeError } from "../../platform/db/distribute";
import { noArguments, readArguments } from "../arguments";
import { CommandFailure, defineCommand } from "../command";

export const distributeCommand = defineCommand({
  usage: "",
  summary: "Spread the tables of a PostgreSQL with Citus over its nodes, company by company; again after an upgrade.",
  input: z.object({}),
  read(args) {
    noArguments(readArguments(args, {}).positionals);
    return [{ input: {} }];
  },
  async run({ db, say }) {
    try {
      await distribute(db, say);
    } catch (error) {
      throw error instanceof DistributeError ? new CommandFailure(error.message) : error;
    }
  },
});
