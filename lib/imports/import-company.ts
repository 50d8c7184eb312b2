/** A company to import files into: the company of the open page, or another that was chosen for a file. */
export interface ImportCompany {
  id: string;
  name: string;
  businessIdentityCode: string;
}
