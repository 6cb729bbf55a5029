import { Callout } from '../../../ui/card/callout';
import type { PasskeyUse } from '../passkey-use';

interface NoPasskeysHereProps {
  readonly use: Extract<PasskeyUse, { possible: false }>;
}

/** Why passkeys cannot be used here, and where they can. */
export const NoPasskeysHere = ({ use: { why, address } }: NoPasskeysHereProps) => (
  <Callout>
    {why}
    {address !== undefined && (
      <>
        {' '}
        <a href={`${address}${location.pathname}`}>{address}</a>.
      </>
    )}
  </Callout>
);
