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

/** What the API takes once the rules have passed. */
export const codeRequestBodyOf = (values: CodeRequestValues) => ({
  ...values,
  termsAndConditions: values.termsAndConditions as true,
});
