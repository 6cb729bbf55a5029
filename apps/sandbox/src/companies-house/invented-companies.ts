import { FIRST_WORDS, SIC_CODES, STREETS, type Town, TOWNS, TRADES } from './company-words';
import type { RegisteredCompany } from './registered-company';

interface Kind {
  readonly type: string;
  readonly ending: string;
  /** Prefix of the numbers by country; England and Wales first, then Scotland and Northern Ireland. */
  readonly prefixes: readonly [string, string, string];
}

const kind = (type: string, ending: string, ...prefixes: [string, string, string]): Kind => ({
  type,
  ending,
  prefixes,
});

const LTD = kind('ltd', 'LTD', '', 'SC', 'NI');
/** Every tenth company, round and round: private limited companies are the most by far. */
const KINDS: readonly Kind[] = [
  LTD,
  LTD,
  kind('llp', 'LLP', 'OC', 'SO', 'NC'),
  LTD,
  kind('plc', 'PLC', '', 'SC', 'NI'),
  kind('ltd', 'LIMITED', '', 'SC', 'NI'),
  kind('private-limited-guarant-nsc', 'C.I.C.', '', 'SC', 'NI'),
  LTD,
  kind('llp', 'LLP', 'OC', 'SO', 'NC'),
  kind('limited-partnership', 'LP', 'LP', 'SL', 'NL'),
];
const RARE: readonly Kind[] = [
  kind('private-unlimited', 'UNLIMITED', '', 'SC', 'NI'),
  kind('charitable-incorporated-organisation', 'CIO', 'CE', 'CS', 'CE'),
  kind('registered-society-non-jurisdictional', 'SOCIETY LIMITED', 'RS', 'SP', 'NP'),
  kind('private-limited-guarant-nsc-limited-exemption', 'ASSOCIATION', '', 'SC', 'NI'),
  kind('old-public-company', 'PUBLIC LIMITED COMPANY', '', 'SC', 'NI'),
];

const COMPANIES = 480;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1994, 2, 1);
const STATUSES = [
  'active',
  'active',
  'active',
  'active',
  'liquidation',
  'active',
  'active',
  'active',
  'administration',
];

const at = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** The same companies every time. Their numbers stand in a range that was not compared with the real register. */
export const inventedCompanies = (): readonly RegisteredCompany[] =>
  Array.from({ length: COMPANIES }, (_, index) => invented(index));

function invented(index: number): RegisteredCompany {
  const town = at(TOWNS, index * 5 + Math.floor(index / 9));
  const form = index % 23 === 22 ? at(RARE, Math.floor(index / 23)) : at(KINDS, index);
  const first = at(FIRST_WORDS, index);
  const trade = at(TRADES, index * 11 + Math.floor(index / FIRST_WORDS.length));
  const created = FIRST_DAY + ((index * 7919) % 11_000) * DAY_MS;
  const dissolved = index % 17 === 16;
  return {
    number: numberOf(form, town, index),
    name: `${first} ${trade} ${form.ending}`,
    type: form.type,
    status: dissolved ? 'dissolved' : at(STATUSES, index),
    jurisdiction: JURISDICTIONS[town.country],
    created: dateOf(created),
    ...(dissolved && { ceased: dateOf(created + 2_000 * DAY_MS) }),
    sicCodes: [at(SIC_CODES, index)],
    address: {
      premises: String(1 + ((index * 13) % 90)),
      address_line_1: at(STREETS, index),
      locality: town.locality,
      postal_code: town.postcode,
      country: town.country,
    },
  };
}

const JURISDICTIONS: Record<Town['country'], string> = {
  England: 'england-wales',
  Wales: 'wales',
  Scotland: 'scotland',
  'Northern Ireland': 'northern-ireland',
};

function numberOf({ prefixes }: Kind, { country }: Town, index: number): string {
  const prefix = country === 'Scotland' ? prefixes[1] : country === 'Northern Ireland' ? prefixes[2] : prefixes[0];
  const digits = 9_990_001 + index;
  return `${prefix}${String(digits)
    .slice(prefix.length === 0 ? 0 : -6)
    .padStart(8 - prefix.length, '0')}`;
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
