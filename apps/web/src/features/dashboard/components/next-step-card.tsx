import type { SignupProgress } from '../../../session/signup-progress.api';
import { Card } from '../../../ui/card/card';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { NextStepView } from './next-step-view';

/** How far the customer has come, and the one next step. */
export const NextStepCard = ({ steps }: { readonly steps: SignupProgress['steps'] | undefined }) =>
  steps ? (
    <NextStepView steps={steps} />
  ) : (
    <Card>
      <SkeletonLines lines={4} label="Loading your progress" />
    </Card>
  );
