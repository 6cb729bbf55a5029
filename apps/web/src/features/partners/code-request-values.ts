import { emailFault, nameFault, partnersMessages as texts, requestMobileFault } from '@keelson/contracts/partners';
import type { FieldMessages } from '../../ui/form/use-form';
import { faults } from './faults';

export interface CodeRequestValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly email: string;
  readonly mobile: string;
  readonly termsAndConditions: boolean;
  readonly marketing: boolean;
}

export const EMPTY_CODE_REQUEST: CodeRequestValues = {
  firstName: '',
  lastName: '',
  businessName: '',
  email: '',
  mobile: '',
  termsAndConditions: false,
  marketing: false,
};

/** Every rule of the access-code form with its text. */
export const codeRequestMessages = (values: CodeRequestValues): FieldMessages<CodeRequestValues> =>
  faults<CodeRequestValues>({
    firstName: nameFault('firstName', values.firstName),
    lastName: nameFault('lastName', values.lastName),
    businessName: nameFault('businessName', values.businessName),
    email: emailFault(values.email),
    mobile: requestMobileFault(values.mobile),
    termsAndConditions: values.termsAndConditions ? undefined : texts.required,
  });
