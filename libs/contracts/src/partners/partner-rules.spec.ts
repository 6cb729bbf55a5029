import fc from 'fast-check';
import {
  accessCodeFault,
  businessNameFault,
  emailFault,
  nameFault,
  partnerMobileFault,
  requestMobileFault,
  webAddressFault,
} from './partner-rules';

describe('the rules of the channel partner forms', () => {
  it('[LIMIT-03~] keep names to 50 characters', () => {
    expect(nameFault('firstName', '')).toBe('First Name is required !!');
    expect(nameFault('lastName', '  ')).toBe('Last Name is required !!');
    expect(nameFault('firstName', 'x'.repeat(50))).toBeUndefined();
    expect(nameFault('firstName', 'x'.repeat(51))).toBe('First Name should not exceed 50 characters.');
    expect(nameFault('businessName', 'Two\nlines')).toBe('Please enter a name on one line');
  });

  it('take letters, digits and spaces in the name of a business, and nothing else', () => {
    expect(businessNameFault('Café Zürich 24')).toBeUndefined();
    expect(businessNameFault('')).toBe('Business Name is required !!');
    expect(businessNameFault('x'.repeat(51))).toBe('Business Name should not exceed 50 characters.');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9 ]{0,20}[A-Za-z0-9]$/),
        fc.constantFrom('&', '.', ',', '-', '_', '/', "'", '"', '@', '#'),
        (name, sign) => {
          expect(businessNameFault(name)).toBeUndefined();
          expect(businessNameFault(`${name}${sign}`)).toBe('Business Name should be alphanumeric.');
        },
      ),
    );
  });

  it('take a mobile number with signs of dialling on the sign-up and eleven digits on the request', () => {
    expect(partnerMobileFault('+44 (0) 1632-960001')).toBeUndefined();
    for (const wrong of ['1632.960001', 'abc', '+ -'])
      expect(partnerMobileFault(wrong)).toBe('Enter a valid Mobile Number');
    expect(requestMobileFault('')).toBe('Mobile Number is required !!');
    expect(requestMobileFault('11632960001')).toBe('Mobile Number should start with 0');
    expect(requestMobileFault('0163296000')).toBe('Enter Valid Mobile Number !!');
    expect(requestMobileFault('01632960001')).toBeUndefined();
  });

  it('know addresses of mail and of the web', () => {
    expect(emailFault('')).toBe('Email is required !!');
    expect(emailFault('nobody')).toBe('Invalid email address');
    expect(emailFault('nell@example.com')).toBeUndefined();
    for (const right of ['', 'https://marsh.example', 'http://a.co/x?y#z'])
      expect(webAddressFault(right)).toBeUndefined();
    for (const wrong of [
      'marsh',
      'javascript:alert(1)',
      'https://user@evil.example',
      `https://a.co/${'x'.repeat(200)}`,
    ])
      expect(webAddressFault(wrong)).toBe('Web Address should be a valid URL');
  });

  it('[PROFILE-06~] ask for an access code of digits', () => {
    expect(accessCodeFault('')).toBe('Access code is required !!');
    expect(accessCodeFault('12a')).toBe('Access code should be numeric');
    expect(accessCodeFault(' 12345678 ')).toBeUndefined();
  });
});
