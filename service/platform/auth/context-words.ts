/**
 * Words near at hand for who works with this product, in lower case and without accents: of the product, the trade, its
 * programs and authorities, sign-in pages and the calendar. What a user types is folded the same way.
 */
export const CONTEXT_WORDS = `
nyckeltal dashboard
bokforing bokslut redovisning redovisningsbyra redovisningskonsult byra revision revisor ekonomi ekonom konsult
faktura fakturor loner kontoplan verifikation resultat balans budget moms skatt deklaration arsredovisning
foretag foretaget bolag bolaget kund kunder kontor
accounting accountant accounts bookkeeping auditor finance invoice payroll company client office
skatteverket bolagsverket fortnox visma bankid
admin administrator director consultant owner limited user test demo
losenord password passord inloggning logga login valkommen welcome hemlig hemligt secret
sommar vinter hosten varen summer winter autumn spring
januari februari mars april maj juni juli augusti september oktober november december
sverige sweden stockholm goteborg malmo uppsala
`
  .trim()
  .split(/\s+/);
