import { profileMessages as texts, profilePhoneMessages, shellPhoneMessages } from '@keelson/contracts/accounts';
import { nameReason, phoneReason } from '@keelson/contracts/validation';
import type { FieldMessages } from '../../ui/form/use-form';
import { messagesByField } from './messages-by-field';

export interface ProfileValues {
  readonly firstName: string;
  readonly companyName: string;
  readonly sector: string;
  readonly phone: string;
  readonly email: string;
}

/** The dialog and the page have a phone rule each (decision 4.1). */
export type ProfileForm = 'shell-dialog' | 'profile-page';

const PHONE_MESSAGES = { 'shell-dialog': shellPhoneMessages, 'profile-page': profilePhoneMessages };

const nameMessage = (name: string): string | undefined => {
  const reason = nameReason(name);
  if (reason === undefined) return undefined;
  return reason === 'missing' ? texts.required : texts.nameInvalid;
};

/** Every rule of the profile with its specified text. */
export const profileMessagesOf =
  (form: ProfileForm) =>
  (values: ProfileValues): FieldMessages<ProfileValues> => {
    const phone = phoneReason(form, values.phone);
    return messagesByField<ProfileValues>({
      firstName: nameMessage(values.firstName),
      companyName: values.companyName === '' ? texts.required : undefined,
      sector: values.sector === '' ? texts.required : undefined,
      phone: phone === undefined ? undefined : PHONE_MESSAGES[form][phone],
    });
  };
