import { z } from 'zod';
import type { RegisteredCompany, RegisteredForm, TextRange } from './company-register';

const address = z.object({
  premises: z.string().optional(),
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  locality: z.string().optional(),
  region: z.string().optional(),
  postal_code: z.string().optional(),
  country: z.string().optional(),
});

const item = z.object({
  title: z.string(),
  company_number: z.string().regex(/^[A-Z0-9]{8}$/),
  company_type: z.string(),
  company_status: z.string().optional(),
  address: address.optional(),
  address_snippet: z.string().nullish(),
  matches: z.object({ title: z.array(z.int()).optional() }).optional(),
});

/** The members of a search answer that we read; all others may change as they like. */
export const searchAnswer = z.object({
  total_results: z.int().optional(),
  start_index: z.int().optional(),
  items: z.array(item),
});

export type SearchItem = z.output<typeof item>;

/** `company_type` of the register by the legal forms of the product. */
const TYPES: Record<RegisteredForm, RegExp> = {
  limitedliabilitypartnership: /^llp$/,
  publicLimitedCompany: /^(?:plc|old-public-company)$/,
  privateLimitedCompany:
    /^(?:ltd|private-limited-guarant-nsc(?:-limited-exemption)?|private-limited-shares-section-30-exemption)$/,
};

const OVER = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

export const isWanted = ({ company_type, company_status }: SearchItem, form: RegisteredForm): boolean =>
  TYPES[form].test(company_type) && !OVER.has(company_status ?? '');

export const companyOf = (found: SearchItem): RegisteredCompany => ({
  name: found.title,
  number: found.company_number,
  address: found.address_snippet ?? addressLine(found.address),
  matches: rangesOf(found.matches?.title ?? [], found.title.length),
});

/** The register counts from 1 and includes the last character: `[1, 7]` are the first seven. Odd or overlapping ends are left out. */
function rangesOf(offsets: readonly number[], length: number): TextRange[] {
  const ranges: TextRange[] = [];
  for (let index = 0; index + 1 < offsets.length; index += 2) {
    const from = (offsets[index] ?? 0) - 1;
    const to = Math.min(offsets[index + 1] ?? 0, length);
    if (from >= (ranges.at(-1)?.to ?? 0) && to > from) ranges.push({ from, to });
  }
  return ranges;
}

function addressLine(parts: z.output<typeof address> = {}): string {
  const { premises, address_line_1, address_line_2, locality, region, country, postal_code } = parts;
  const street = [premises, address_line_1].filter(Boolean).join(' ');
  return [street, address_line_2, locality, region, country, postal_code].filter(Boolean).join(', ');
}
