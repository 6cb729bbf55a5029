import { lazy, Suspense } from 'react';
import type { PageContent } from '../../../content/use-content';
import { type HeldSignIn as Held, useEnter } from '../use-enter';

const TrialEndedDialog = lazy(() =>
  import('./trial-ended/trial-ended-dialog').then((module) => ({ default: module.TrialEndedDialog })),
);

const PaymentMatterDialog = lazy(() =>
  import('./payment-matter-dialog').then((module) => ({ default: module.PaymentMatterDialog })),
);

interface HeldSignInProps {
  readonly held: Held;
  /** Of the login page. */
  readonly content: PageContent;
  readonly onClose: () => void;
}

/** What comes before a sign-in leads on (SIGNIN-08 to SIGNIN-10), whichever form it came from. */
export function HeldSignIn({ held, content, onClose }: HeldSignInProps) {
  const { goOn } = useEnter();
  return (
    <Suspense fallback={null}>
      {held.by === 'trial-ended' ? (
        <TrialEndedDialog email={held.email} content={content} onClose={onClose} />
      ) : (
        <PaymentMatterDialog
          matter={held.by}
          email={held.viewer.email}
          content={content}
          onGoOn={() => goOn(held.viewer, held.way)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
