import { registerPasswordMessages } from '@keelson/contracts/accounts';
import { passwordMessages } from '@keelson/contracts/validation';
import type { CustomerPasswordProfile } from '@keelson/vocabulary';
import { unfitPassword, wordsOf, wordsOfName } from '../platform/identity/unfit-password';
import type { NewMember } from './register-staff.command';
import { Complaint } from './terminal';

/** @throws Complaint in the words of the forms, when an operator gives a new member a password that does not fit. */
export function refuseUnfit(
  password: string,
  { email, name, kind }: Pick<NewMember, 'email' | 'name' | 'kind'>,
  configured: CustomerPasswordProfile,
): void {
  const unfit = unfitPassword({ kind, configured }, password, [...wordsOf(email), ...wordsOfName(name)]);
  if (!unfit) return;
  const texts = passwordMessages(unfit.profile, registerPasswordMessages);
  throw new Complaint(unfit.reasons.map((reason) => texts[reason]).join('\n'));
}
