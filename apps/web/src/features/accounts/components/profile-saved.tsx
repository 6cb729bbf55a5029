import { Callout } from '../../../ui/card/callout';

/** Says that a profile was saved. */
export const ProfileSaved = ({ notice }: { readonly notice: string | undefined }) =>
  notice === undefined ? null : (
    <Callout tone="positive" live>
      {notice}
    </Callout>
  );
