#!/usr/bin/env node
// Reduces a provider's description of its API to what the tests of the stand-ins judge by:
// node tools/provider-schemas/reduce.mjs stripe|xero path/to/full.json
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { reducedSchema } from './reduced-schema.mjs';

const CHOICES = {
  stripe: {
    target: 'apps/sandbox/src/stripe/contract/objects.schema.json',
    definitions: ['$defs'],
    keep: [
      'balance',
      'balance_transaction',
      'charge',
      'checkout.session',
      'coupon',
      'customer',
      'discount',
      'invoice',
      'invoice_line_item',
      'invoice_payment',
      'line_item',
      'payment_intent',
      'payout',
      'price',
      'product',
      'refund',
      'subscription',
      'subscription_item',
      'tax_rate',
      'webhook_endpoint',
    ],
    // The product is paid by card alone.
    only: [
      { in: /\.(payment_method_details|payment_method_options|destination_details)$/, properties: ['type', 'card'] },
      { in: /^payment_intent\.next_action$/, properties: ['type', 'redirect_to_url'] },
    ],
  },
  xero: {
    target: 'apps/sandbox/src/xero/contract/xero_accounting.trimmed.json',
    definitions: ['components', 'schemas'],
    keep: ['Accounts', 'BankTransfers', 'Organisations', 'ReportWithRows'],
  },
};

const [provider = '', source] = process.argv.slice(2);
const choice = CHOICES[provider];
if (choice === undefined || source === undefined)
  throw new Error(`Usage: reduce.mjs ${Object.keys(CHOICES).join('|')} path/to/full.json`);

const target = fileURLToPath(new URL(`../../${choice.target}`, import.meta.url));
const reduced = reducedSchema(JSON.parse(readFileSync(source, 'utf8')), choice);
writeFileSync(
  target,
  await format(JSON.stringify(reduced, null, 2), { ...(await resolveConfig(target)), parser: 'json' }),
);
console.log(`${choice.target}: ${readFileSync(target).byteLength} bytes of ${readFileSync(source).byteLength}`);
