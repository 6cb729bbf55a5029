export interface ProfileValues {
  readonly firstName: string;
  readonly companyName: string;
  readonly sector: string;
  readonly phone: string;
  readonly email: string;
}

/** The dialog and the page have a phone rule each (decision 4.1). */
export type ProfileForm = 'shell-dialog' | 'profile-page';

/** What the API takes of the account. */
export const profileBodyOf = (id: string, { firstName, sector, phone }: ProfileValues) => ({
  id,
  firstName,
  sector: Number(sector),
  phone,
});
