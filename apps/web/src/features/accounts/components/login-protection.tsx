import { useAccountsSecondFactorsQuery } from '../second-factors.api';
import { PasscodeSetting } from './passcode-setting';
import { SecondFactors } from './second-factors/second-factors';

/** What staff are asked for after the password: the mailed passcode, or what they set up in its place. */
export function LoginProtection() {
  const { data } = useAccountsSecondFactorsQuery();
  const replaced = data !== undefined && data.authenticatorSince !== null;
  return (
    <>
      {!replaced && <PasscodeSetting />}
      <SecondFactors />
    </>
  );
}
