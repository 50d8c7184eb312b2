/** A list of companies as the service writes it, of about `bytes` bytes. */
export function listOf(bytes: number): string {
  const companies: object[] = [];
  for (let size = 0, i = 0; size < bytes; i++) {
    const businessIdentityCode = `5599${String(i).padStart(6, "0")}`;
    const id = `a-demo-${businessIdentityCode}`;
    companies.push({ id, businessIdentityCode, name: `Åkeri & Söner nr ${i} AB`, typeOfCompany: "Company" });
    size += JSON.stringify(companies.at(-1)).length + 1;
  }
  return JSON.stringify(companies);
}
