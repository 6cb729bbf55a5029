import type { Complaint } from './configuration-error';
import { eventStoreRules } from './event-store-configuration';
import { feedRules } from './kafka-configuration';
import { complaint, type Known, LOOPBACK } from './known';
import { productionRules } from './production-rules';
import type { VariableName } from './variables';

/** The rules that span several variables. Only values that were read and parsed are judged. */
export function brokenRules(values: Known): Complaint[] {
  return [
    ...(values.KEELSON_MODE === 'production' ? productionRules(values) : embeddedRules(values)),
    ...contentRules(values),
    ...eventStoreRules(values),
    ...paymentRules(values),
    ...pairRules(values),
    ...ceilingRules(values),
    ...feedRules(values),
  ];
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
  return (['KEELSON_STRAPI_URL', 'KEELSON_STRAPI_TOKEN'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => complaint(name, 'is missing: it is needed when KEELSON_CONTENT_SOURCE is strapi.'));
}

function paymentRules(values: Known): Complaint[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRETS: secrets } = values;
  const broken: Complaint[] = [];
  if (key === undefined && secrets !== undefined)
    broken.push(complaint('STRIPE_SECRET_KEY', 'is missing: it is needed with STRIPE_WEBHOOK_SECRETS.'));
  if (key !== undefined && secrets === undefined)
    broken.push(complaint('STRIPE_WEBHOOK_SECRETS', 'is missing: it is needed with STRIPE_SECRET_KEY.'));
  return broken;
}

const PAIRS = [
  ['XERO_CLIENT_ID', 'XERO_CLIENT_SECRET'],
  ['QUICKBOOKS_CLIENT_ID', 'QUICKBOOKS_CLIENT_SECRET'],
  ['INTEGRATION_LAUNCHER_URL', 'INTEGRATION_LAUNCHER_KEY'],
  ['KEELSON_KAFKA_USER', 'KEELSON_KAFKA_PASSWORD'],
] as const satisfies readonly (readonly [VariableName, VariableName])[];

function pairRules(values: Known): Complaint[] {
  return PAIRS.flatMap(([one, other]) => {
    if ((values[one] === undefined) === (values[other] === undefined)) return [];
    const [missing, present] = values[one] === undefined ? [one, other] : [other, one];
    return [complaint(missing, `is missing: it is needed with ${present}.`)];
  });
}

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
