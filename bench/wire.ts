import { parseWire, writeWire } from "@/contract/wire";
import { median, print } from "./measuring/report";

// Measures the wire codec beside the runtime's own JSON in the same run: absolute times say little between machines.

const ROUNDS = 9;

function seconds(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    times.push((performance.now() - start) / 1000);
  }
  return median(times);
}

const companies = Array.from({ length: 10_000 }, (_, i) => ({
  id: `a-demo-55${i.toString().padStart(4, "0")}-1234`,
  businessIdentityCode: `55${i.toString().padStart(4, "0")}-1234`,
  name: `Åkeri & Söner nr ${i} AB`,
  typeOfCompany: "Company",
  contactInfo: { name: "Anna", address: "Storgatan 1", postalAddress: "602 24  Norrköping", phone: "011-12 34 56" },
}));
const keyFigureData = Array.from({ length: 50_000 }, (_, i) => ({
  keyFigureInfoId: "NumberOfEmployees",
  period: { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" },
  value: Math.sin(i) * 1e6,
  dimensionId: `1_${i}`,
}));
const sieImport = { data: '#TRANS 1910 {1 "100"} -1250.00 20240131 "Försäljning, kontant"\r\n'.repeat(500_000) };

for (const [name, value] of Object.entries({ companies, keyFigureData, sieImport })) {
  const text = JSON.stringify(value);
  const megabytes = Buffer.byteLength(text) / 1e6;
  const parse = [seconds(() => parseWire(text)), seconds(() => JSON.parse(text))] as const;
  const write = [seconds(() => writeWire(value)), seconds(() => JSON.stringify(value))] as const;
  const figures = ([ours, native]: readonly [number, number]) =>
    `${(megabytes / ours).toFixed(0)} MB/s, ${(ours / native).toFixed(1)} × the time of JSON`;
  print(`${name} (${megabytes.toFixed(1)} MB)`);
  print(`  parse ${figures(parse)}`);
  print(`  write ${figures(write)}`);
}
