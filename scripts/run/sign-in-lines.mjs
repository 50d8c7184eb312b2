/**
 * The lines printed when everything has started: addresses, user names, password and the place of the books. `wanted`
 * tells which of service and dashboard were started; `elapsed` is text, such as `12.3 s`.
 */
export function signInLines({ settings, secrets, wanted, programs, elapsed }) {
  const rows = [];
  if (wanted.dashboard) rows.push(["Open", settings.PUBLIC_URL]);
  const demo = programs.map((program) => program.said(/^Demo users: (.+)$/)).find(Boolean);
  if (demo) rows.push(["Sign in as", demo[1]], ["Password", secrets.demoPassword]);
  else if (wanted.service) rows.push(["First user", "npm run admin -- help"]);
  rows.push(["API", `${settings.ACCOUNTING_API_URL ?? settings.SERVICE_PUBLIC_URL}/Api/v2`]);
  if (wanted.service) rows.push(["Books in", settings.DATABASE_URL ? "PostgreSQL (DATABASE_URL)" : settings.DATA_DIR]);
  return [
    "",
    `Nyckeltal is up after ${elapsed}. Ctrl-C stops it.`,
    "",
    ...rows.map(([label, value]) => `  ${label.padEnd(12)}${value}`),
    "",
  ];
}
