/** What a query asks for. */
export type Query =
  | { readonly kind: 'accounts'; readonly start: number; readonly most: number; readonly active: boolean }
  | { readonly kind: 'count' }
  | { readonly kind: 'company' };

const MOST = 1_000;
const USUAL = 100;
const COUNT = /^select\s+count\(\*\)\s+from\s+account\s*$/i;
const COMPANY = /^select\s+\*\s+from\s+companyinfo\b/i;
const ACCOUNTS =
  /^select\s+\*\s+from\s+account(?:\s+where\s+active\s*(?:=\s*|in\s*\()\s*([\w\s,']+?)\)?)?(?:\s+order\s*by\s+id(?:\s+asc)?)?(?:\s+startposition\s+(\d+))?(?:\s+maxresults\s+(\d+))?\s*$/i;

/** @returns undefined for what this stand-in does not understand. */
export function queryOf(text: string): Query | undefined {
  const query = text.trim();
  if (COUNT.test(query)) return { kind: 'count' };
  if (COMPANY.test(query)) return { kind: 'company' };
  const found = ACCOUNTS.exec(query);
  if (found === null) return undefined;
  const [, active = 'true', start = '1', most = String(USUAL)] = found;
  if (Number(start) < 1 || Number(most) < 1 || Number(most) > MOST) return undefined;
  return { kind: 'accounts', start: Number(start), most: Number(most), active: /true/i.test(active) };
}
