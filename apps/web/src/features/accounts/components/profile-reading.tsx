import { profileMessages as texts } from '@keelson/contracts/accounts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';

interface ProfileReadingProps<Read> {
  readonly reading: {
    readonly data?: Read | undefined;
    readonly error?: unknown;
    readonly refetch: () => { unwrap(): Promise<Read> };
  };
  readonly children: (profile: Read, readAgain: () => Promise<Read>) => ReactNode;
}

/** A profile that is read, or what stands in its place until it is. */
export function ProfileReading<Read>({ reading: { data, error, refetch }, children }: ProfileReadingProps<Read>) {
  if (data !== undefined) return children(data, () => refetch().unwrap());
  return error === undefined ? (
    <SkeletonLines lines={8} label="Loading your profile" />
  ) : (
    <ErrorState title={texts.profileUnavailable} error={error} onRetry={() => void refetch()} />
  );
}
