export interface PartnerSignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly webAddress: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly termsAndConditions: boolean;
}

export const EMPTY_SIGN_UP: PartnerSignUpValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  webAddress: '',
  password: '',
  confirmPassword: '',
  termsAndConditions: false,
};

/** What the API takes once the rules have passed. */
export const signUpBodyOf = ({ confirmPassword: _, ...values }: PartnerSignUpValues) => ({
  ...values,
  termsAndConditions: values.termsAndConditions as true,
  channelPartner: true as const,
});
