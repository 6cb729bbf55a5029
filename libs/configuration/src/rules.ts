import type { Complaint } from './configuration-error';
import type { Values } from './environment';
import type { VariableName } from './variables';

type Known = Partial<Values<VariableName>>;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const complaint = (variable: VariableName, rest: string): Complaint => ({ variable, sentence: `${variable} ${rest}` });

/** The rules that span several variables. Only values that were read and parsed are judged. */
export function brokenRules(values: Known): Complaint[] {
  return [
    ...(values.KEELSON_MODE === 'production' ? productionRules(values) : embeddedRules(values)),
    ...contentRules(values),
    ...paymentRules(values),
    ...pairRules(values),
    ...addressRules(values),
    ...ceilingRules(values),
  ];
}

function productionRules({ KEELSON_PUBLIC_URL: publicUrl }: Known): Complaint[] {
  if (publicUrl === undefined) return [];
  const broken: Complaint[] = [];
  if (!publicUrl.startsWith('https://'))
    broken.push(complaint('KEELSON_PUBLIC_URL', `must begin with https:// in production (it is "${publicUrl}").`));
  if (LOOPBACK.includes(new URL(publicUrl).hostname))
    broken.push(complaint('KEELSON_PUBLIC_URL', 'must not be a loopback address in production.'));
  return broken;
}

function embeddedRules({ KEELSON_HOST: host }: Known): Complaint[] {
  if (host === undefined || LOOPBACK.includes(host)) return [];
  return [
    complaint(
      'KEELSON_HOST',
      `must be a loopback address in embedded mode, which has demo accounts (it is "${host}").`,
    ),
  ];
}

function contentRules(values: Known): Complaint[] {
  if (values.KEELSON_CONTENT_SOURCE !== 'strapi') return [];
  const missing = (['KEELSON_STRAPI_URL', 'KEELSON_STRAPI_TOKEN'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => complaint(name, 'is missing: it is needed when KEELSON_CONTENT_SOURCE is strapi.'));
  // The pages of a product behind https show no file that comes without it.
  const plain = values.KEELSON_STRAPI_MEDIA_URLS?.some((address) => address.startsWith('http://')) ?? false;
  return values.KEELSON_MODE === 'production' && plain
    ? [...missing, complaint('KEELSON_STRAPI_MEDIA_URLS', 'must begin with https:// in production.')]
    : missing;
}

function paymentRules(values: Known): Complaint[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRETS: secrets } = values;
  const broken: Complaint[] = [];
  if (key === undefined && secrets !== undefined)
    broken.push(complaint('STRIPE_SECRET_KEY', 'is missing: it is needed with STRIPE_WEBHOOK_SECRETS.'));
  if (key !== undefined && secrets === undefined)
    broken.push(complaint('STRIPE_WEBHOOK_SECRETS', 'is missing: it is needed with STRIPE_SECRET_KEY.'));
  if (values.KEELSON_MODE === 'production' && values.STRIPE_API_BASE?.startsWith('http://'))
    broken.push(complaint('STRIPE_API_BASE', 'must begin with https:// in production.'));
  return broken;
}

const PAIRS = [
  ['XERO_CLIENT_ID', 'XERO_CLIENT_SECRET'],
  ['QUICKBOOKS_CLIENT_ID', 'QUICKBOOKS_CLIENT_SECRET'],
  ['INTEGRATION_LAUNCHER_URL', 'INTEGRATION_LAUNCHER_KEY'],
] as const satisfies readonly (readonly [VariableName, VariableName])[];

function pairRules(values: Known): Complaint[] {
  return PAIRS.flatMap(([one, other]) => {
    if ((values[one] === undefined) === (values[other] === undefined)) return [];
    const [missing, present] = values[one] === undefined ? [one, other] : [other, one];
    return [complaint(missing, `is missing: it is needed with ${present}.`)];
  });
}

const SECRET_BEARING = [
  'XERO_IDENTITY_URL',
  'XERO_API_URL',
  'QUICKBOOKS_AUTHORIZE_URL',
  'QUICKBOOKS_TOKEN_URL',
  'QUICKBOOKS_REVOKE_URL',
  'QUICKBOOKS_API_URL',
  'INTEGRATION_LAUNCHER_URL',
] as const satisfies readonly VariableName[];

/** Tokens travel to these addresses. */
const addressRules = (values: Known): Complaint[] =>
  values.KEELSON_MODE === 'production'
    ? SECRET_BEARING.filter((name) => values[name]?.startsWith('http://')).map((name) =>
        complaint(name, 'must begin with https:// in production.'),
      )
    : [];

const ANSWERING = [
  ['XERO_CLIENT_ID', 'XERO_API_URL'],
  ['QUICKBOOKS_CLIENT_ID', 'QUICKBOOKS_API_URL'],
] as const satisfies readonly (readonly [VariableName, VariableName])[];

/** A provider that is asked without measure shuts the app out, for every customer. */
function ceilingRules(values: Known): Complaint[] {
  if (values.ACCOUNTING_CALL_CEILINGS !== 'lifted') return [];
  const reached = ANSWERING.filter(([client]) => values[client] !== undefined).map(([, address]) => address);
  const real = reached.find((name) => !LOOPBACK.includes(new URL(values[name] ?? '').hostname));
  return real === undefined
    ? []
    : [complaint('ACCOUNTING_CALL_CEILINGS', `must be kept while ${real} is not a loopback address.`)];
}
