import { accountsMessages } from '@keelson/contracts/accounts';
import { SignUpView } from '../components/sign-up-view';
import './register-page.css';
import './sign-up-page.css';

/** The premium sign-up: the paid form with a rule of its own for two different passwords (SIGNUP-09). */
export function PremiumSignUpPage() {
  return (
    <SignUpView
      heading="premiumHeading"
      lead="premiumContent"
      fallback="Premium sign-up"
      mismatch={accountsMessages.passwordsShouldBeEqual}
      mismatchAbove
    />
  );
}
