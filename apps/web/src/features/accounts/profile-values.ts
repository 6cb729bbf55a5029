export interface ProfileValues {
  readonly firstName: string;
  readonly companyName: string;
  readonly sector: string;
  readonly phone: string;
  readonly email: string;
}

/** The dialog and the page have a phone rule each (decision 4.1). */
export type ProfileForm = 'shell-dialog' | 'profile-page';

/** What the rules go by. */
export interface ProfileFacts {
  readonly form: ProfileForm;
  readonly id: string;
  /** The number that is known already. */
  readonly phone: string;
}

/** What the API takes of the account. */
export const profileBodyOf = (id: string, { firstName, sector, phone }: ProfileValues) => ({
  id,
  firstName,
  sector: Number(sector),
  phone,
});

export interface PartnerProfileValues {
  readonly firstName: string;
  readonly surname: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
}

export const partnerBodyOf = (id: string, { firstName, surname, phone }: PartnerProfileValues) => ({
  id,
  firstName,
  surname,
  phone,
});

export interface StaffProfileValues {
  readonly firstName: string;
  readonly email: string;
}

export const staffBodyOf = (id: string, { firstName }: StaffProfileValues) => ({ id, firstName });
