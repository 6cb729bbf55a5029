import { Navigate, type RouteObject } from 'react-router-dom';

const authLayout = () => import('./components/auth-layout');

export const accountsRoutes: RouteObject[] = [
  { path: '/auth', element: <Navigate to="/auth/signIn" replace /> },
  {
    lazy: () => authLayout().then(({ AuthLayout }) => ({ Component: AuthLayout })),
    children: [
      {
        path: '/auth/signIn',
        handle: { title: 'Login' },
        lazy: () => import('./pages/sign-in-page').then(({ SignInPage }) => ({ Component: SignInPage })),
      },
      {
        path: '/emailVerification',
        handle: { title: 'Email verification' },
        lazy: () =>
          import('./pages/email-verification-page').then(({ EmailVerificationPage }) => ({
            Component: EmailVerificationPage,
          })),
      },
      {
        path: '/forgetpassword',
        handle: { title: 'Forgot password' },
        lazy: () =>
          import('./pages/forgot-password-page').then(({ ForgotPasswordPage }) => ({ Component: ForgotPasswordPage })),
      },
      {
        path: '/ConfirmPassword',
        handle: { title: 'Set a new password' },
        lazy: () =>
          import('./pages/confirm-password-page').then(({ ConfirmPasswordPage }) => ({
            Component: ConfirmPasswordPage,
          })),
      },
      {
        path: '/sessionOutPage',
        handle: { title: 'Logged out' },
        lazy: () => import('./pages/session-out-page').then(({ SessionOutPage }) => ({ Component: SessionOutPage })),
      },
    ],
  },
  {
    lazy: () => import('./components/wide-auth-layout').then(({ WideAuthLayout }) => ({ Component: WideAuthLayout })),
    children: [
      {
        path: '/auth/register',
        handle: { title: 'Sign up' },
        lazy: () => import('./pages/register-page').then(({ RegisterPage }) => ({ Component: RegisterPage })),
      },
      {
        path: '/auth/signUp',
        handle: { title: 'Sign up with a plan' },
        lazy: () => import('./pages/sign-up-page').then(({ SignUpPage }) => ({ Component: SignUpPage })),
      },
      {
        path: '/premium-signUp',
        handle: { title: 'Premium sign-up' },
        lazy: () =>
          import('./pages/premium-sign-up-page').then(({ PremiumSignUpPage }) => ({ Component: PremiumSignUpPage })),
      },
    ],
  },
];
