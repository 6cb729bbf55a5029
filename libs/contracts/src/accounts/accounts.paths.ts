import { definePaths } from '../wire/route';

export const accountsPaths = definePaths({
  register: { id: 'accounts.register', method: 'POST', path: '/api/v1/accounts/register' },
  signUpCompany: { id: 'accounts.signUpCompany', method: 'POST', path: '/api/v1/accounts/companies' },
  verifyEmail: { id: 'accounts.verifyEmail', method: 'POST', path: '/api/v1/accounts/verify-email' },
  resendVerification: {
    id: 'accounts.resendVerification',
    method: 'POST',
    path: '/api/v1/accounts/resend-verification',
  },
  correctEmail: { id: 'accounts.correctEmail', method: 'PUT', path: '/api/v1/accounts/email' },
  forgotPassword: { id: 'accounts.forgotPassword', method: 'POST', path: '/api/v1/accounts/forgot-password' },
  resetPassword: { id: 'accounts.resetPassword', method: 'POST', path: '/api/v1/accounts/reset-password' },
  staffReset: {
    id: 'accounts.staffReset',
    method: 'POST',
    path: '/api/v1/customers/:accountId/password-reset',
  },
  customerDetails: { id: 'accounts.customerDetails', method: 'GET', path: '/api/v1/customers/:accountId/details' },
  changeCustomer: { id: 'accounts.changeCustomer', method: 'PUT', path: '/api/v1/customers/:accountId/details' },
  changeCompany: { id: 'accounts.changeCompany', method: 'PUT', path: '/api/v1/customers/:accountId/company' },
  changePassword: { id: 'accounts.changePassword', method: 'POST', path: '/api/v1/accounts/change-password' },
  passwordPolicy: { id: 'accounts.passwordPolicy', method: 'GET', path: '/api/v1/accounts/password-policy' },
  passcodeSetting: { id: 'accounts.passcodeSetting', method: 'GET', path: '/api/v1/accounts/passcode-setting' },
  changePasscodeSetting: {
    id: 'accounts.changePasscodeSetting',
    method: 'PUT',
    path: '/api/v1/accounts/passcode-setting',
  },
  profile: { id: 'accounts.profile', method: 'GET', path: '/api/v1/accounts/profile' },
  partnerProfile: { id: 'accounts.partnerProfile', method: 'GET', path: '/api/v1/accounts/partner-profile' },
  changePartnerProfile: {
    id: 'accounts.changePartnerProfile',
    method: 'PUT',
    path: '/api/v1/accounts/partner-profile',
  },
  staffProfile: { id: 'accounts.staffProfile', method: 'GET', path: '/api/v1/accounts/staff-profile' },
  changeStaffProfile: { id: 'accounts.changeStaffProfile', method: 'PUT', path: '/api/v1/accounts/staff-profile' },
  secondFactors: { id: 'accounts.secondFactors', method: 'GET', path: '/api/v1/accounts/second-factors' },
  beginAuthenticator: {
    id: 'accounts.beginAuthenticator',
    method: 'POST',
    path: '/api/v1/accounts/second-factors/authenticator',
  },
  confirmAuthenticator: {
    id: 'accounts.confirmAuthenticator',
    method: 'PUT',
    path: '/api/v1/accounts/second-factors/authenticator',
  },
  removeAuthenticator: {
    id: 'accounts.removeAuthenticator',
    method: 'DELETE',
    path: '/api/v1/accounts/second-factors/authenticator',
  },
  beginPasskey: { id: 'accounts.beginPasskey', method: 'POST', path: '/api/v1/accounts/second-factors/passkeys' },
  confirmPasskey: { id: 'accounts.confirmPasskey', method: 'PUT', path: '/api/v1/accounts/second-factors/passkeys' },
  renamePasskey: {
    id: 'accounts.renamePasskey',
    method: 'PUT',
    path: '/api/v1/accounts/second-factors/passkeys/:passkeyId',
  },
  removePasskey: {
    id: 'accounts.removePasskey',
    method: 'DELETE',
    path: '/api/v1/accounts/second-factors/passkeys/:passkeyId',
  },
  renewRecoveryCodes: {
    id: 'accounts.renewRecoveryCodes',
    method: 'POST',
    path: '/api/v1/accounts/second-factors/recovery-codes',
  },
  changeProfile: { id: 'accounts.changeProfile', method: 'PUT', path: '/api/v1/accounts/profile' },
});
