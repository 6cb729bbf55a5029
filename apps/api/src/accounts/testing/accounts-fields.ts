import type { RoleFields } from '../../testing/role-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';
const SIGNED_IN = 'customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';

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
  'standing',
  'subscribedToPayment',
  'surname',
  'trialEndsAt',
  'userName',
  'userStatus',
];

export const ACCOUNTS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'accounts.customerDetails': {
    readers: 'adminOfCustomers superAdmin',
    fields: [
      'businessOrCompanyName',
      'companyRegistration',
      'companyType',
      'email',
      'id',
      'initialQuestionnaire.answers[].answers[]',
      'initialQuestionnaire.answers[].question',
      'initialQuestionnaire.answers[].questionCode',
      'initialQuestionnaire.savedAt',
      'name',
      'phoneNumber',
      'sector',
    ],
  },
  'accounts.passcodeSetting': { readers: SIGNED_IN, fields: ['enabled', 'fixed'] },
  'accounts.passwordPolicy': { readers: EVERYBODY, fields: ['maximumLength', 'minimumLength', 'profile'] },
  'deletion.certificateKey': { readers: EVERYBODY, fields: ['algorithm', 'keyId', 'publicKey'] },
  // Nothing hangs here; what a row holds the spec of staff deletions says.
  'deletion.unfinished': { readers: 'adminOfCustomers superAdmin', fields: ['rows[]'] },
  'accounts.partnerProfile': {
    readers: 'partner',
    fields: ['companyName', 'createTime', 'email', 'firstName', 'id', 'phone', 'surname'],
  },
  'accounts.secondFactors': {
    readers: 'admin adminOfCustomers adminOfReplay adminOfPayments superAdmin',
    fields: ['authenticatorSince', 'passkeyOrigin', 'passkeys[]', 'recoveryCodesLeft', 'required'],
  },
  'accounts.staffProfile': {
    readers: 'admin adminOfCustomers adminOfReplay adminOfPayments superAdmin',
    fields: ['createTime', 'email', 'firstName', 'id'],
  },
  /** Partners see their access code besides. */
  'session.me': { readers: SIGNED_IN, fields: [...ME, '|', 'accessCode', ...ME] },
  'session.superAdmin': { readers: 'superAdmin', fields: [''] },
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
