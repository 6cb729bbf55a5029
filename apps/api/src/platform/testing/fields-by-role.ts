import { BILLING_FIELDS } from './billing-fields';
import { CONNECTIONS_FIELDS } from './connections-fields';
import { CONTACT_FIELDS } from './contact-fields';
import { DASHBOARD_FIELDS } from './dashboard-fields';
import { FIGURES_FIELDS } from './figures-fields';
import { LEDGER_FIELDS } from './ledger-fields';
import { PARTNER_FIELDS } from './partner-fields';
import { PAYMENT_FIELDS } from './payment-fields';
import type { RoleFields } from './role-fields';
import { CUSTOMER_FIELDS } from './customer-fields';
import { JOURNEY_FIELDS } from './journey-fields';
import { OPERATIONS_FIELDS } from './operations-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay superAdmin';
const SIGNED_IN = 'customer partner admin adminOfCustomers adminOfReplay superAdmin';

const ME = [
  'channelPartner',
  'companyName',
  'email',
  'freeTrailExpired',
  'freeTrailUser',
  'id',
  'isAdmin',
  'isPremium',
  'isSuperAdmin',
  'name',
  'paymentFlag',
  'paymentStatus',
  'permissions[]',
  'roles[]',
  'subscribedToPayment',
  'surname',
  'trialEndsAt',
  'userName',
  'userStatus',
];

/** Kept by hand: a field that a route newly shows must be meant for everybody who reads it. */
export const FIELDS_BY_ROLE: Readonly<Record<string, RoleFields>> = {
  ...CUSTOMER_FIELDS,
  ...JOURNEY_FIELDS,
  ...OPERATIONS_FIELDS,
  ...BILLING_FIELDS,
  ...CONNECTIONS_FIELDS,
  ...CONTACT_FIELDS,
  ...FIGURES_FIELDS,
  ...LEDGER_FIELDS,
  ...DASHBOARD_FIELDS,
  ...PAYMENT_FIELDS,
  'accounts.passcodeSetting': { readers: SIGNED_IN, fields: ['enabled', 'fixed'] },
  'accounts.passwordPolicy': { readers: EVERYBODY, fields: ['maximumLength', 'minimumLength', 'profile'] },
  'companies.search': { readers: EVERYBODY, fields: ['[]'] },
  'content.page': {
    readers: EVERYBODY,
    fields: [
      '[].attributes.compare.content',
      '[].attributes.compare.heading',
      '[].attributes.compare.image.alternativeText',
      '[].attributes.compare.image.drawing',
      '[].attributes.compare.linkText',
      '[].attributes.content',
      '[].attributes.features[].content',
      '[].attributes.features[].heading',
      '[].attributes.heading',
      '[].attributes.intro.content',
      '[].attributes.intro.heading',
      '[].attributes.intro.links[].address',
      '[].attributes.intro.links[].text',
      '[].attributes.partnerHeading',
      '[].attributes.partnerText',
      '[].attributes.plans.heading',
      '[].attributes.plans.plans[].badge',
      '[].attributes.plans.plans[].content',
      '[].attributes.plans.plans[].heading',
      '[].attributes.plans.plans[].linkText',
      '[].attributes.plans.plans[].period',
      '[].attributes.plans.plans[].plan',
      '[].attributes.plans.plans[].price',
      '[].attributes.signupNote',
      '[].attributes.signupText',
      '[].attributes.videoText',
      '[].id',
    ],
  },
  'reference.companyTypes': { readers: EVERYBODY, fields: ['[].id', '[].name'] },
  'reference.sectors': { readers: EVERYBODY, fields: ['[].id', '[].sector_name'] },
  ...PARTNER_FIELDS,
  /** Partners see their access code besides. */
  'session.me': { readers: SIGNED_IN, fields: [...ME, '|', 'accessCode', ...ME] },
  'session.list': {
    readers: SIGNED_IN,
    fields: [
      'sessions[].current',
      'sessions[].id',
      'sessions[].lastActiveAt',
      'sessions[].startedAt',
      'sessions[].userAgent',
    ],
  },
};
