/** What an erasure takes away, as a certificate lists it. */
export const ERASED_MATTERS = ['identity', 'access', 'work', 'messages', 'books', 'payer'] as const;
export type ErasedMatter = (typeof ERASED_MATTERS)[number];

export const ERASED_MATTER_TITLES: Readonly<Record<ErasedMatter, string>> = {
  identity: 'Name, email address, phone number and company: the key that they were encrypted with is destroyed',
  access: 'Password, sessions, passcodes and unsent input of forms',
  work: 'Figures, answers, goals, tasks, scenarios and lessons, out of every table that pages read',
  messages: 'Messages to the team, their keys included',
  books: 'The connection to the accounting system, where there was one',
  payer: 'Name, address and saved cards at the payment provider, where there were any: asked for until it is done',
};

/** What stays after an erasure. */
export const KEPT_MATTERS = ['payments', 'history'] as const;
export type KeptMatter = (typeof KEPT_MATTERS)[number];

export const KEPT_MATTER_TITLES: Readonly<Record<KeptMatter, string>> = {
  payments: 'Payments: number, amount, VAT and date, without the person, because tax law asks for them',
  history: 'That something happened, and when, without the person, so that the history can still be verified',
};

export const CERTIFICATE_VERDICTS = ['genuine', 'malformed', 'other-key', 'tampered', 'not-recorded'] as const;
export type CertificateVerdict = (typeof CERTIFICATE_VERDICTS)[number];

export const CERTIFICATE_VERDICT_TITLES: Readonly<Record<CertificateVerdict, string>> = {
  genuine: 'Genuine: signed by Keelson and unchanged, and the history records this erasure',
  malformed: 'Not a certificate: this is no text that Keelson has issued, or a part of it is missing',
  'other-key': 'Not genuine: it names another key than the one that Keelson signs with',
  tampered: 'Not genuine: it was changed after it was signed, or never signed by Keelson',
  'not-recorded': 'Signed by Keelson, but the history here does not record this erasure. Please write to us',
};
