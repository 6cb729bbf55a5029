import { isPlan } from '@keelson/vocabulary';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/use-viewer';
import { PageFallback } from '../../../ui/page/page-fallback';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { readDraft } from '../form-draft';
import { EMPTY_SIGN_UP, type SignUpValues } from '../sign-up-values';
import { useAwaitsPayment } from '../use-awaits-payment';
import type { Order } from '../../../billing/use-open-checkout';
import { useAddressPlan } from '../../../billing/use-chosen-plan';
import { usePayment } from '../../../billing/use-payment';

const SignUpForm = lazy(() => import('./sign-up-form').then((module) => ({ default: module.SignUpForm })));
const PaymentPending = lazy(() => import('./payment-pending').then((module) => ({ default: module.PaymentPending })));
const LoginDialog = lazy(() => import('./login-dialog').then((module) => ({ default: module.LoginDialog })));

interface SignUpViewProps {
  /** Attributes of the content page, and what stands for the heading without it. */
  readonly heading: string;
  readonly lead: string;
  readonly fallback: string;
  readonly mismatch: string;
  readonly mismatchAbove?: boolean;
}

/** What was typed before, below what the address says. */
const useInitialValues = (): SignUpValues => {
  const [params] = useSearchParams();
  const [initial] = useState(() => {
    const plan = params.get('plan');
    const email = params.get('email');
    return {
      ...readDraft(EMPTY_SIGN_UP),
      ...(isPlan(plan) ? { price: plan } : {}),
      ...(email !== null && email !== '' ? { email } : {}),
    };
  });
  return initial;
};

/** A sign-up with a plan: the form, then the way to the payment page. */
export function SignUpView({ heading, lead, fallback, mismatch, mismatchAbove = false }: SignUpViewProps) {
  const content = useContent(CONTENT.register);
  const payment = usePayment();
  const initial = useInitialValues();
  const status = useSession(({ status }) => status);
  const awaiting = useAwaitsPayment();
  const [, nameInAddress] = useAddressPlan();
  const [order, setOrder] = useState<Order>();
  const [loginWanted, setLoginWanted] = useState(false);
  if (status === 'unknown') return <PageFallback />;
  const paying = order !== undefined || awaiting !== undefined;
  return (
    <>
      {paying ? (
        <Suspense fallback={<PageFallback />}>
          <PaymentPending
            // The choice of an order that was just made replaces the one a returning customer starts with.
            key={order === undefined ? 'returned' : 'ordered'}
            payment={payment}
            email={order?.email ?? awaiting ?? ''}
            {...(order && { chosen: { price: order.price, couponCode: order.couponCode ?? '' } })}
          />
        </Suspense>
      ) : (
        <>
          <ContentIntro content={content} fallback={fallback} heading={heading} lead={lead}>
            {content.text('existingUserText')}{' '}
            <button type="button" className="k-text-button" onClick={() => setLoginWanted(true)}>
              {content.text('existingUserLink') || 'Log in'}
            </button>
          </ContentIntro>
          <Suspense fallback={<SkeletonLines lines={12} label="Loading the form" />}>
            <SignUpForm
              initial={initial}
              mismatch={mismatch}
              mismatchAbove={mismatchAbove}
              onSignedUp={(jwt, ordered) => {
                setOrder(ordered);
                nameInAddress(ordered.price);
                return payment.payFirst(jwt, ordered);
              }}
            />
          </Suspense>
        </>
      )}
      <Suspense fallback={null}>
        {
          // Beside both: a sign-in that begins the session may have something to say before the payment.
          loginWanted && (
            <LoginDialog
              lead={content.text('existingUserLead')}
              email={initial.email}
              onClose={() => setLoginWanted(false)}
            />
          )
        }
      </Suspense>
    </>
  );
}
