import type { LedgerSource } from '@keelson/vocabulary';

/** `type name`, `type/subType name` or `type!systemAccount name`, with the code before a colon. */
const XERO = `
090:BANK Business Bank Account|091:BANK Savings|092:BANK Euro account|093:BANK/CREDITCARD Company card|
200:REVENUE Sales|201:SALES Web sales|260:REVENUE Other Revenue|270:REVENUE Interest Income|271:REVENUE Bank interest received|
275:OTHERINCOME Grants|310:DIRECTCOSTS Cost of Goods Sold|320:DIRECTCOSTS Direct Wages|325:DIRECTCOSTS Direct Expenses|
400:OVERHEADS Advertising & Marketing|401:OVERHEADS Audit & Accountancy fees|402:EXPENSE PR agency|403:EXPENSE Printing|
404:OVERHEADS Bank Fees|416:OVERHEADS Depreciation Expense|417:DEPRECIATN Wear of vans|419:EXPENSE Amortisation of goodwill|
437:OVERHEADS Interest Paid|438:EXPENSE Loan interest|469:OVERHEADS Rent|477:OVERHEADS Salaries|
478:OVERHEADS Directors' Remuneration|1478:EXPENSE Director’s remuneration|479:OVERHEADS Employers National Insurance|
480:OVERHEADS Staff Training|481:EXPENSE Recruitment of sales staff|482:OVERHEADS Pensions Costs|483:WAGESEXPENSE Wages|
484:SUPERANNUATIONEXPENSE Pension fund|486:OVERHEADS Picnics|487:EXPENSE NIC class 1A|488:OVERHEADS Bonus payable|
489:OVERHEADS Staff costs|490:OVERHEADS Employer's NI|497:EXPENSE!BANKCURRENCYGAIN Bank Revaluations|
500:OVERHEADS Corporation Tax|501:EXPENSE UK corporation tax of last year|610:CURRENT!DEBTORS Accounts Receivable|
611:CURRENT Less Provision for Doubtful Debts|620:CURRENT Prepayments|621:PREPAYMENT Deposits paid|630:INVENTORY Inventory|
631:CURRENT Work in progress|632:CURRENT Stock at the fair|710:FIXED Office Equipment|
711:FIXED Less Accumulated Depreciation on Office Equipment|770:NONCURRENT Intangibles|
800:CURRLIAB!CREDITORS Accounts Payable|801:CURRLIAB!UNPAIDEXPCLM Unpaid Expense Claims|805:CURRLIAB Accruals|
814:CURRLIAB!WAGEPAYABLES Wages Payable - Payroll|820:CURRLIAB!GST VAT|825:PAYGLIABILITY PAYE Payable|
830:CURRLIAB Provision for Corporation Tax|840:CURRLIAB!HISTORICAL Historical Adjustment|
858:SUPERANNUATIONLIABILITY Pensions Payable|860:CURRLIAB!ROUNDING Rounding|870:LIABILITY Van on hire purchase|
871:LIABILITY HP contract|872:LIABILITY Mortgage of the shop|873:LIABILITY Deposits of customers|900:TERMLIAB Loan|
920:TERMLIAB Deferred Tax|950:EQUITY Ordinary Shares|960:EQUITY!RETAINEDEARNINGS Retained Earnings|
980:EQUITY Owner Drawings|999:UNHEARDOF Something new|998:OTHERKIND Another thing`;

const QUICKBOOKS = `
:Bank/Checking Current account|:Bank/Savings Reserve|:Bank/CashOnHand Till|
:Accounts_Receivable/AccountsReceivable Debtors|:Other_Current_Asset/AllowanceForBadDebts Bad debts|
:Other_Current_Asset/Inventory Goods|:Other_Current_Asset/UndepositedFunds Cheques in the drawer|
:Other_Current_Asset/PrepaidExpenses Paid ahead|:Fixed_Asset/Vehicles Vans|:Other_Asset/Goodwill Goodwill|
:Accounts_Payable/AccountsPayable Creditors|:Credit_Card/CreditCard Card|
:Other_Current_Liability/SalesTaxPayable VAT control|:Other_Current_Liability/PayrollTaxPayable PAYE|
:Other_Current_Liability/LineOfCredit Line of credit|:Long_Term_Liability/NotesPayable Bank loan|
:Equity/OpeningBalanceEquity Opening balances|:Equity/RetainedEarnings Retained earnings|:Equity/OwnersEquity Owner|
:Income/SalesOfProductIncome Sales|:Income/ServiceFeeIncome Services|:Income/DiscountsRefundsGiven Discounts|
:Cost_of_Goods_Sold/SuppliesMaterialsCogs Materials|:Cost_of_Goods_Sold/CostOfLaborCos Labour on site|
:Expense/PayrollExpenses Payroll|:Expense/StaffCosts People|:Expense/CostOfLabor Hands|
:Expense/OfficeGeneralAdministrativeExpenses Office wages|:Expense/Training Staff training|
:Expense/AdvertisingPromotional Adverts|:Expense/RentOrLeaseOfBuildings Rent|:Expense/Utilities Energy|
:Expense/IncomeTaxExpense Corporation tax|:Expense/TaxesPaid Corporation tax paid|:Expense/TaxesPaid Business rates|
:Other_Expense/Depreciation Depreciation|:Other_Expense/Amortization Amortisation|:Expense/InterestPaid Interest|
:Other_Expense/BorrowingCost Cost of the loan|:Other_Expense/PenaltiesSettlements Fines|
:Other_Income/InterestEarned Interest received|:Other_Income/OtherMiscellaneousIncome Sundry|
:Non-Posting/None Estimates|:Mystery/None What is this`;

const MANUAL = `
:turnover Sales|:costOfSales Cost of sales|:payroll Payroll|:overheads Overheads|:fixedAssets Fixed assets|
:stock Stock|:tradeDebtors Debtors|:cash Cash|:otherCurrentAssets Other current assets|:tradeCreditors Creditors|
:otherCurrentLiabilities Other current liabilities|:longTermCreditors Due after one year|
:capitalAndReserves Capital and reserves`;

export interface ChartLine {
  readonly code: string;
  readonly type: string;
  readonly subType: string | null;
  readonly systemAccount: string | null;
  readonly name: string;
  /** Begins each financial year at nothing. */
  readonly profitAndLoss: boolean;
  /** On which side its amounts mostly stand: 1 for debit. */
  readonly side: 1 | -1;
}

const PROFIT_AND_LOSS =
  /^(REVENUE|SALES|OTHERINCOME|DIRECTCOSTS|OVERHEADS|EXPENSE|DEPRECIATN|WAGESEXP|SUPERANNUATIONEXP|Income|Cost of|Expense|Other (Income|Expense)|turnover|costOfSales|payroll|overheads)/;
const CREDIT =
  /^(REVENUE|SALES|OTHERINCOME|.*LIAB|EQUITY|Income|Other Income|Accounts Payable|Credit Card|.*Liability|Equity|turnover|trade|.*Creditors|.*Liabilities|capital)/;

function line(text: string): ChartLine {
  const [, code = '', type = '', mark = '', rest = '', name = ''] =
    /^(\d*):([^ /!]+)([/!]?)(\S*) (.*)$/.exec(text) ?? [];
  const words = type.replaceAll('_', ' ');
  return {
    code,
    type: words,
    subType: mark === '/' ? rest : null,
    systemAccount: mark === '!' ? rest : null,
    name,
    profitAndLoss: PROFIT_AND_LOSS.test(words),
    side: CREDIT.test(words) && words !== 'tradeDebtors' ? -1 : 1,
  };
}

const lines = (chart: string): readonly ChartLine[] =>
  chart
    .split('|')
    .map((text) => text.trim())
    .map(line);

export const CHARTS: Readonly<Record<LedgerSource, readonly ChartLine[]>> = {
  xero: lines(XERO),
  quickbooks: lines(QUICKBOOKS),
  manual: lines(MANUAL),
};
