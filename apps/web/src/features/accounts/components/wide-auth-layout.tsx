import { AuthLayout } from './auth-layout';

export function WideAuthLayout() {
  return <AuthLayout wide />;
}
