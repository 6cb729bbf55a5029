/** Text that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
};

/** A template whose parts are escaped, unless they are Html themselves. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(fixed.map((text, index) => (index === 0 ? '' : textOf(parts[index - 1] ?? '')) + text).join(''));

export const nothing = new Html('');

const pounds = (currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency });

/** Pence as people read them. */
export const money = (pence: number, currency: string): string => pounds(currency.toUpperCase()).format(pence / 100);
