import { useAccountsSecondFactorsQuery } from '../second-factors.api';
import { PasscodeSetting } from './passcode-setting';
import { SecondFactors } from './second-factors/second-factors';

interface LoginProtectionProps {
  /** One below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
}

/** What staff are asked for after the password: the mailed passcode, or what they set up in its place. */
export function LoginProtection({ heading }: LoginProtectionProps) {
  const { data } = useAccountsSecondFactorsQuery();
  const replaced = data !== undefined && (data.authenticatorSince !== null || data.passkeys.length > 0);
  return (
    <>
      {!replaced && <PasscodeSetting heading={heading} />}
      <SecondFactors heading={heading} />
    </>
  );
}
