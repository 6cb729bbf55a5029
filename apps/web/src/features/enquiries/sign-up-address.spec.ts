import { savedSignUpAddress } from './sign-up-address';

describe('the way back to the sign-up form', () => {
  afterEach(() => sessionStorage.clear());

  it.each([
    ['/auth/signUp?email=a%40b.example&token=t', '/auth/signUp?email=a%40b.example&token=t'],
    ['/auth/register', '/auth/register'],
    [`${location.origin}/premium-signUp#part`, '/premium-signUp#part'],
  ])('[SIGNUP-17~] leads to the saved address %s', (saved, address) => {
    sessionStorage.setItem('currentURL', saved);
    expect(savedSignUpAddress()).toBe(address);
  });

  it.each([
    'https://evil.example/auth/signUp',
    '//evil.example/',
    `${location.origin}//evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('never leads to %s', (saved) => {
    sessionStorage.setItem('currentURL', saved);
    expect(savedSignUpAddress()).toBe('/auth/signUp');
  });

  it('leads to the sign-up where nothing was saved', () => {
    expect(savedSignUpAddress()).toBe('/auth/signUp');
  });
});
