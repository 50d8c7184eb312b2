/**
 * A Swedish organisation number with its check digit (modulus 10 over the first nine digits). Numbers that begin with
 * 557 are not assigned to companies.
 */
export function fictionalIdentityCode(serial: number): string {
  const digits = `557${String(serial).padStart(6, "0")}`;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const doubled = Number(digits[i]) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${digits.slice(0, 6)}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
}
