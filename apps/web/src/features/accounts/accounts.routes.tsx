import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';

const authLayout = () => import('./components/auth-layout');

export const accountsEntryRoutes: RouteObject[] = [
  {
    lazy: () => authLayout().then(({ AuthLayout }) => ({ Component: AuthLayout })),
    children: [
      {
        path: paths.signIn,
        handle: { title: 'Log in' },
        lazy: () => import('./pages/sign-in-page').then(({ SignInPage }) => ({ Component: SignInPage })),
      },
      {
        path: paths.emailVerification,
        handle: { title: 'Email verification' },
        lazy: () =>
          import('./pages/email-verification-page').then(({ EmailVerificationPage }) => ({
            Component: EmailVerificationPage,
          })),
      },
      {
        path: paths.changePassword,
        handle: { title: 'Change your password' },
        lazy: () =>
          import('./pages/change-password-page').then(({ ChangePasswordPage }) => ({ Component: ChangePasswordPage })),
      },
      {
        path: paths.secondFactor,
        handle: { title: 'Set up your second factor' },
        lazy: () =>
          import('./pages/second-factor-page').then(({ SecondFactorPage }) => ({ Component: SecondFactorPage })),
      },
      {
        path: paths.forgotPassword,
        handle: { title: 'Forgot password' },
        lazy: () =>
          import('./pages/forgot-password-page').then(({ ForgotPasswordPage }) => ({ Component: ForgotPasswordPage })),
      },
      {
        path: paths.confirmPassword,
        handle: { title: 'Set a new password' },
        lazy: () =>
          import('./pages/confirm-password-page').then(({ ConfirmPasswordPage }) => ({
            Component: ConfirmPasswordPage,
          })),
      },
      {
        path: paths.sessionOut,
        handle: { title: 'Logged out' },
        lazy: () => import('./pages/session-out-page').then(({ SessionOutPage }) => ({ Component: SessionOutPage })),
      },
    ],
  },
  {
    lazy: () => import('./components/wide-auth-layout').then(({ WideAuthLayout }) => ({ Component: WideAuthLayout })),
    children: [
      {
        path: paths.register,
        handle: { title: 'Sign up' },
        lazy: () => import('./pages/register-page').then(({ RegisterPage }) => ({ Component: RegisterPage })),
      },
      {
        path: paths.signUp,
        handle: { title: 'Sign up with a plan' },
        lazy: () => import('./pages/sign-up-page').then(({ SignUpPage }) => ({ Component: SignUpPage })),
      },
      {
        path: paths.premiumSignUp,
        handle: { title: 'Premium sign-up' },
        lazy: () =>
          import('./pages/premium-sign-up-page').then(({ PremiumSignUpPage }) => ({ Component: PremiumSignUpPage })),
      },
    ],
  },
];
