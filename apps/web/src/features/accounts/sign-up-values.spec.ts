import fc from 'fast-check';
import { canonicalPostcode, canonicalWebAddress, isPostcode, isWebAddress } from '@keelson/contracts/validation';
import { signUpRules } from './sign-up-rules';
import { EMPTY_SIGN_UP, signUpBodyOf, type SignUpValues } from './sign-up-values';

export const complete: SignUpValues = {
  price: 'EarlyAccess',
  couponCode: '',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@acme.example',
  phone: '07700900042',
  accessCode: '48151623',
  companyType: 'privateLimitedCompany',
  sector: '3',
  companyName: 'ACME JOINERY LTD',
  companyRegistrationNumber: '09990001',
  webAddress: '',
  streetAddress: '1 Mill Lane',
  addressLine: 'Old Town',
  city: 'Leeds',
  postCode: 'LS1 1AA',
  password: 'Secret1',
  confirmpassword: 'Secret1',
  termsAndConditions: true,
};

const MATCH = 'Password and Confirm password must match';
const COMPOSITION = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';
const MOBILE = 'Mobile Number should start with 0 and have a total of 11 digits';
const messages = (values: SignUpValues) => signUpRules(values, { profile: 'specified', mismatch: MATCH });

describe('rules of the paid form', () => {
  it('accepts a complete form', () => {
    expect(messages(complete)).toEqual({});
  });

  it('[SIGNUP-04] asks for every field in its own words', () => {
    expect(messages(EMPTY_SIGN_UP)).toEqual({
      firstName: 'First Name is required !!',
      lastName: 'Last Name is required !!',
      email: 'Email is required !!',
      phone: 'Mobile Number is required !!',
      accessCode: 'Channel partner code is required !!',
      companyType: 'Company Type is required !!',
      sector: 'Sector is required !!',
      companyName: 'Business Name is required !!',
      streetAddress: 'Street Address is required !!',
      addressLine: 'Address Line 2 is required !!',
      city: 'City is required !!',
      postCode: 'Postcode is required !!',
      password: 'Password is required !!',
      confirmpassword: 'Confirm Password is required !!',
      termsAndConditions: 'Please accept the terms',
    });
  });

  it.each<[keyof SignUpValues, string, string | undefined]>([
    ['firstName', 'x'.repeat(51), 'should not exceed 50 characters.'],
    ['firstName', 'x'.repeat(50), undefined],
    ['email', 'ada@acme', 'Invalid email address'],
    ['phone', '7700900042', MOBILE],
    ['phone', '0770090004', MOBILE],
    ['phone', '077009000421', MOBILE],
    ['accessCode', '4815162x', 'Channel partner code may contain only digits'],
    ['companyName', 'x'.repeat(161), 'Please enter a name of at most 160 characters'],
    ['webAddress', 'acme', 'Web Address should be a valid URL'],
    ['webAddress', 'ftp://acme.example', 'Web Address should be a valid URL'],
    ['webAddress', 'www.acme.example', undefined],
    ['webAddress', 'https://acme.example/about?x=1', undefined],
    ['postCode', 'LS1', 'Invalid UK postcode'],
    ['postCode', '90210', 'Invalid UK postcode'],
    ['postCode', 'sw1a1aa', undefined],
    ['password', 'Abc12', 'Minimum length 6, max length 12'],
    ['password', 'Abcdefghijk12', 'Minimum length 6, max length 12'],
    ['password', 'abcdef1', COMPOSITION],
    ['confirmpassword', 'Secret2', MATCH],
  ])('[SIGNUP-04~, LIMIT-03~] says about %s %j: %s', (name, value, message) => {
    expect(messages({ ...complete, [name]: value })[name]).toBe(message);
  });

  it('[SIGNUP-04~] wants a company of the register to be chosen, and takes free text where there is none', () => {
    const typed = { ...complete, companyRegistrationNumber: '' };
    expect(messages(typed)).toEqual({ companyName: 'Please choose your company from the suggestions' });
    for (const companyType of ['soletrader', 'otherpartnership'])
      expect(messages({ ...typed, companyType })).toEqual({});
  });

  it('[SIGNUP-03~] makes the payload of its published names', () => {
    const { couponCode: _, companyRegistrationNumber, ...names } = complete;
    expect(signUpBodyOf(complete, 'EmbraceMonthly')).toEqual({
      ...names,
      companyRegistrationNumber,
      sector: 3,
      price: 'EmbraceMonthly',
      isPremium: 'true',
    });
    expect(signUpBodyOf({ ...complete, companyType: 'soletrader' }, 'EarlyAccess')).not.toHaveProperty(
      'companyRegistrationNumber',
    );
  });
});

describe('postcodes and web addresses', () => {
  it.each(['GIR 0AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'bt11aa'])(
    '%s is one',
    (code) => {
      expect(isPostcode(code)).toBe(true);
      expect(canonicalPostcode(code)).toMatch(/^[A-Z0-9]{2,4} \d[A-Z]{2}$/);
    },
  );

  it('keep their form when they are made canonical again, and hostile texts are refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 40 }), fc.webUrl(), fc.domain()), (text) => {
        const once = canonicalWebAddress(text);
        if (once === undefined) return;
        expect(once).toMatch(/^https?:\/\//);
        expect(canonicalWebAddress(once)).toBe(once);
      }),
    );
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://u:p@acme.example',
      'https://localhost',
      'a b.c',
    ])
      expect(isWebAddress(text)).toBe(false);
  });
});
