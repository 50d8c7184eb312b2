/** The key figure that the form for a new comment on an account suggests, by the account's class in BAS. */
export function likelyKeyFigure(account: string | undefined): string {
  switch (account?.[0]) {
    case "1":
    case "2":
      return "EquityRatio";
    case "4":
      return "GrossProfit";
    case "5":
    case "6":
    case "7":
      return "OperatingProfit";
    case "8":
      return "Profit";
    default:
      return "NetSales";
  }
}
