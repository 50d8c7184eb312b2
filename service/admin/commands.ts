import { agencyAddCommand } from "./commands/agency-add";
import { backupCommand } from "./commands/backup";
import { clientAddCommand } from "./commands/client-add";
import { companyAddCommand } from "./commands/company-add";
import { companyTypeAddCommand, companyTypeListCommand, companyTypeRemoveCommand } from "./commands/company-type";
import { demoCommand } from "./commands/demo";
import { distributeCommand } from "./commands/distribute";
import { importCommand } from "./commands/import";
import { keysAbandonCommand } from "./commands/keys-abandon";
import { keysReplaceCommand } from "./commands/keys-replace";
import { keysResealCommand } from "./commands/keys-reseal";
import { makeCompaniesCommand } from "./commands/make-companies";
import { restoreCommand } from "./commands/restore";
import { tokenCommand, tokenListCommand, tokenRevokeCommand } from "./commands/token";
import { userDisableCommand, userEnableCommand } from "./commands/user-access";
import { userAddCommand } from "./commands/user-add";
import { userInviteCommand, userResetCommand } from "./commands/user-link";
import { userPasswordCommand } from "./commands/user-password";
import type { Command } from "./command";

/** Every admin command by name, in the order of the help. */
export const COMMANDS = new Map<string, Command>([
  ["token", tokenCommand],
  ["token list", tokenListCommand],
  ["token revoke", tokenRevokeCommand],
  ["user add", userAddCommand],
  ["user disable", userDisableCommand],
  ["user enable", userEnableCommand],
  ["user password", userPasswordCommand],
  ["user invite", userInviteCommand],
  ["user reset", userResetCommand],
  ["agency add", agencyAddCommand],
  ["company add", companyAddCommand],
  ["company-type add", companyTypeAddCommand],
  ["company-type list", companyTypeListCommand],
  ["company-type remove", companyTypeRemoveCommand],
  ["client add", clientAddCommand],
  ["keys replace", keysReplaceCommand],
  ["keys reseal", keysResealCommand],
  ["keys abandon", keysAbandonCommand],
  ["import", importCommand],
  ["demo", demoCommand],
  ["make-companies", makeCompaniesCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
  ["distribute", distributeCommand],
]);

/** The command named by the first arguments, and the remaining arguments; null if there is none. */
export function findCommand(args: string[]): { name: string; command: Command; rest: string[] } | null {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(" ");
    const command = COMMANDS.get(name);
    if (command) return { name, command, rest: args.slice(words) };
  }
  return null;
}
