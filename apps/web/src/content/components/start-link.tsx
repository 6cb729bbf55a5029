import * as paths from '../../client/paths';
import { useViewer } from '../../session/use-viewer';
import { ButtonLink } from '../../ui/button/button-link';

/** The way in: to the sign-up for visitors, to their own start page for those signed in. */
export function StartLink({ text }: { readonly text: string }) {
  const { kind } = useViewer();
  if (kind === 'visitor')
    return (
      <ButtonLink to={paths.register} intent="primary" size="large">
        {text || 'Sign Up'}
      </ButtonLink>
    );
  return (
    <ButtonLink to={kind === 'partner' ? paths.partnerHome : paths.signedInHome} intent="primary" size="large">
      Go to your dashboard
    </ButtonLink>
  );
}
